import { join } from 'node:path';
import {
  type LocalBackend,
  type LocalBackendOptions,
  startLocalBackend,
} from '../../lambdas/local/start-local-backend';
import { PROJECT } from '../../content/core/project';
import { chatKeyFor } from '../assembly/chat-key';
import { type LocalHandler, pathOf } from './send';

/** Where the chat keeps its data on this machine; git-ignored. */
const FOLDER = join(PROJECT, '.data/chat');

/** The chat's backend behind a local server. */
interface ServedBackend {
  handle: LocalHandler;
  /**
   * Starts it, unless a request already has.
   *
   * @throws CommandError where its own folder cannot be used.
   */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Makes the assistant, given where it may write what it notices. */
type MakeAssistant = LocalBackendOptions['assistant'];

/** The backend with the assistant of a site; it starts once the port is known to be free. */
export function servedBackend(assistant: MakeAssistant, env: NodeJS.ProcessEnv): ServedBackend {
  let started: Promise<LocalBackend> | undefined;
  const backend = (): Promise<LocalBackend> => (started ??= open(assistant, env));
  return {
    handle: async (request, response) =>
      isForBackend(pathOf(request)) && (await backend()).handle(request, response),
    start: async () => void (await backend()),
    close: async () => (await started)?.close(),
  };
}

const isForBackend = (path: string): boolean => /^\/(?:api\/|__outbox(?:\/|$))/.test(path);

const open = (assistant: MakeAssistant, env: NodeJS.ProcessEnv): Promise<LocalBackend> =>
  startLocalBackend({
    folder: env.CHAT_DATA || FOLDER,
    assistant,
    publicKey: chatKeyFor(env),
  });
