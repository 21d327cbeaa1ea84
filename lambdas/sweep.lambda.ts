import type { Context } from 'aws-lambda';
import { readSweepEnvironment } from './environment';
import { createLog, writeToConsole } from './log/log';
import { sesSender } from './mail/ses-sender';
import { connectStore, LONG_PATIENCE } from './store/connect';
import { type SweepResult, sweep } from './sweep/sweep';

const { store, limits, mail } = readSweepEnvironment(process.env);
const connected = {
  store: connectStore({ ...store, patience: LONG_PATIENCE }),
  sendMail: sesSender(mail),
  isFinal: mail.configurationSet === undefined,
  limits,
};

/** Run by a schedule; throws where the due conversations cannot be read, so that it is run again. */
export const handler = (_event: unknown, { awsRequestId }: Context): Promise<SweepResult> =>
  sweep({ ...connected, log: createLog(writeToConsole, awsRequestId, Date.now), now: Date.now });
