import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuildSummary, buildSite } from '../assembly/build-site';
import { cardFile, drawCards } from '../cards/draw-cards';
import type { CompiledCode } from '../bundle/bundles';
import type { Options } from '../command-line/options';
import { fileAssistant } from '../../lambdas/local/file-assistant';
import { knowledgeFileOf } from '../knowledge/knowledge-file';
import { terminalProgress } from '../command-line/progress';
import { closeWhenStopped } from '../serve/close-when-stopped';
import { emailStandIn } from '../serve/email-stand-in';
import { listen } from '../../lambdas/local/listen';
import { servedBackend } from '../serve/local-backend';
import { staticServer } from '../serve/static-server';
import { describeSummary } from './build';

/** `npm start`: builds the site and serves it; social cards that are missing are drawn afterwards. */
export async function startCommand(options: Options, code: CompiledCode): Promise<void> {
  const backend = servedBackend(
    (log) => fileAssistant(knowledgeFileOf(options.out), log),
    process.env,
  );
  const server = staticServer(options.out, emailStandIn(), backend.handle);
  const address = await listen(server, options.port);
  closeWhenStopped(server, backend);
  const progress = terminalProgress(process.stderr);
  try {
    await backend.start();
    const summary = await buildSite({ ...options, cards: false }, progress, code).finally(() =>
      progress.end(),
    );
    console.log(describeSummary(summary));
    console.log(
      `\nThe site is at ${address}, its contact form's inbox at ${address}/__inbox and the chat's outbox at ${address}/__outbox`,
    );
    addMissingCards(summary, options.out).catch((error: unknown) => {
      console.error(
        'Some social cards could not be drawn; the site is served without them.',
        error,
      );
    });
  } catch (error) {
    server.close();
    await backend.close();
    throw error;
  }
}

/** One thread draws while the other cores serve. */
async function addMissingCards({ cards, look }: BuildSummary, out: string): Promise<void> {
  if (cards.left.length === 0) return;
  await drawCards(cards.left, look, {
    threads: 1,
    drawn: (card) => copyFile(cardFile(card), join(out, card.path)),
  });
  console.log(`${cards.left.length} social cards drawn`);
}
