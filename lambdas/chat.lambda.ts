import { loadAssistant } from './assistant/load-assistant';
import { readChatEnvironment } from './environment';
import { createApp } from './http/app';
import { lambdaHandler } from './http/lambda-handler';
import { chatRoutes } from './http/routes/routes';
import { createLog, writeToConsole } from './log/log';
import { connectStore } from './store/connect';

const { store, access, limits, assistantFiles, model } = readChatEnvironment(process.env);

const log = (requestId: string) => createLog(writeToConsole, requestId, Date.now);

const app = createApp(
  {
    store: connectStore(store),
    access,
    limits,
    log,
    now: Date.now,
  },
  chatRoutes(loadAssistant(assistantFiles, log('assistant'), model)),
);

/** All of `/api/`. */
export const handler = lambdaHandler(app, { isBehindCdn: access.originVerify !== undefined });
