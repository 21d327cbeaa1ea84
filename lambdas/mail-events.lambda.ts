import type { Context, SNSEvent } from 'aws-lambda';
import { readMailEventsEnvironment } from './environment';
import { createLog, writeToConsole } from './log/log';
import { hearOfMail } from './mail/hear-of-mail';
import { readMailEvent } from './mail/read-mail-event';
import { connectStore, LONG_PATIENCE } from './store/connect';

const { store } = readMailEventsEnvironment(process.env);
const connected = { store: connectStore({ ...store, patience: LONG_PATIENCE }), now: Date.now };

/** Told by SNS what SES tells of our mails; throws where it cannot be noted, to be told again. */
export const handler = async ({ Records }: SNSEvent, { awsRequestId }: Context): Promise<void> => {
  const log = createLog(writeToConsole, awsRequestId, Date.now);
  for (const { Sns } of Records) {
    const event = readMailEvent(Sns.Message);
    if (event) await hearOfMail({ ...connected, log }, event);
  }
};
