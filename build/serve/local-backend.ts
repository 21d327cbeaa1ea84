import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Assistant } from '../../lambdas/assistant/assistant';
import { loadAssistant } from '../../lambdas/load-assistant';
import { LocalBackendError } from '../../lambdas/local/local-error';
import { reloadingAssistant } from '../../lambdas/local/reloading-assistant';
import type { Log } from '../../lambdas/log/log';
import { type LocalBackend, startLocalBackend } from '../../lambdas/local/start-local-backend';
import { knowledgeFileOf } from '../knowledge/knowledge-file';
import { ServerError } from './listen';
import { type LocalHandler, pathOf } from './send';

/** The key that the widget sends where no other is set. */
const LOCAL_KEY = 'local-development-key';

/** Where the chat keeps its data on this machine; git-ignored. */
const FOLDER = join(import.meta.dirname, '../../.data/chat');

/** INTERIM: echoes until builds write the knowledge file. */
function interimUntilKnowledge(file: string, log: Log): Assistant {
  const assistant = reloadingAssistant(file, (knowledge) => loadAssistant(knowledge, log));
  return async (question) =>
    existsSync(file)
      ? assistant(question)
      : { shape: 'out-of-scope', text: `(interim) ${question.text}`, citations: [] };
}

/** The chat's backend behind a local server. */
export interface ServedBackend {
  handle: LocalHandler;
  /**
   * Starts it, unless a request already has.
   *
   * @throws ServerError where its own folder cannot be used.
   */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The backend for a site that is built into a folder; it starts once the port is known to be free. */
export function servedBackend(out: string, env: NodeJS.ProcessEnv): ServedBackend {
  let started: Promise<LocalBackend> | undefined;
  const backend = (): Promise<LocalBackend> => (started ??= open(out, env));
  return {
    handle: async (request, response) =>
      isForBackend(pathOf(request)) && (await backend()).handle(request, response),
    start: async () => void (await backend()),
    close: async () => (await started)?.close(),
  };
}

const isForBackend = (path: string): boolean => /^\/(?:api\/|__outbox(?:\/|$))/.test(path);

async function open(out: string, env: NodeJS.ProcessEnv): Promise<LocalBackend> {
  try {
    return await startLocalBackend({
      folder: env.CHAT_DATA || FOLDER,
      assistant: (log) => interimUntilKnowledge(knowledgeFileOf(out), log),
      publicKey: env.CHAT_PUBLIC_KEY || LOCAL_KEY,
      mailFrom: 'chat@agency.example',
      mailTo: 'inbox@agency.example',
    });
  } catch (error) {
    if (error instanceof LocalBackendError) throw new ServerError(error.message);
    throw error;
  }
}
