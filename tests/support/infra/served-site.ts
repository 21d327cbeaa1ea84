import { once } from 'node:events';
import { join } from 'node:path';
import { knowledgeFileOf } from '../../../build/knowledge/knowledge-file';
import { listen } from '../../../lambdas/local/listen';
import { servedBackend } from '../../../build/serve/local-backend';
import { staticServer } from '../../../build/serve/static-server';
import { loadAssistant } from '../../../lambdas/assistant/load-assistant';
import { WEIGHTS_FILE } from '../../../lambdas/assistant/weights-file';
import { newSession } from '../backend/chat';
import { temporaryFolder } from '../temporary-folder';
import { BUILT } from './site';

export const KEY = 'local-development-key';

export interface ServedSite {
  address: string;
  close(): Promise<void>;
}

/** The built site and its chat, which has answered: loading all it takes may last on a busy machine. */
export async function servedSite(): Promise<ServedSite> {
  const files = { knowledge: knowledgeFileOf(BUILT), weights: WEIGHTS_FILE };
  const backend = servedBackend((log) => loadAssistant(files, log), {
    CHAT_DATA: join(await temporaryFolder(), 'chat'),
    CHAT_PUBLIC_KEY: KEY,
  });
  const site = staticServer(BUILT, backend.handle);
  const address = await listen(site, 0);
  while (!(await chatAnswers(address)));
  return {
    address,
    async close() {
      site.close();
      site.closeAllConnections();
      await once(site, 'close');
      await backend.close();
    },
  };
}

async function chatAnswers(address: string): Promise<boolean> {
  const { ok } = await fetch(`${address}/api/chat-assistant`, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ sessionId: newSession(), message: 'Hej', language: 'sv' }),
  });
  return ok;
}
