import type { Context } from 'aws-lambda';
import { readOutsideCheckEnvironment } from './environment';
import { createLog, writeToConsole } from './log/log';
import { checkSite } from './outside/check-site';

const site = readOutsideCheckEnvironment(process.env);

/** Run once an hour; the number of faults is told each time, so that silence rings as well. */
export async function handler(_event: unknown, { awsRequestId }: Context): Promise<void> {
  const log = createLog(writeToConsole, awsRequestId, Date.now);
  const faults = await checkSite(site);
  for (const fault of faults) log.warn('outside check', { fault });
  log.gauge('SiteFaults', faults.length);
}
