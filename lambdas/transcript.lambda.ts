import { readTranscriptEnvironment } from './environment';
import { createApp } from './http/app';
import { lambdaHandler } from './http/lambda-handler';
import { sendTranscript } from './http/routes/send-transcript';
import { createLog, writeToConsole } from './log/log';
import { sesSender } from './mail/ses-sender';
import { connectStore } from './store/connect';

const { store, access, limits, mail } = readTranscriptEnvironment(process.env);

const app = createApp(
  {
    store: connectStore(store),
    access,
    limits,
    log: (requestId) => createLog(writeToConsole, requestId, Date.now),
    now: Date.now,
  },
  [sendTranscript(sesSender(mail))],
);

/** `/api/send-chat-transcript`. */
export const handler = lambdaHandler(app, { isBehindCdn: access.originVerify !== undefined });
