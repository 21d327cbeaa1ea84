import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import type { PlannedDocument, SocialCard } from '../../content/schema/planned-document';
import { bundleForNode } from '../bundle/bundle-for-node';
import { cachePath, writeAtomic } from '../files/cache';
import type { CardLook } from './draw-card';

/** Every card that a list of documents shows, once. */
export const cardsOf = (documents: readonly PlannedDocument[]): SocialCard[] => [
  ...new Map(documents.map(({ card }) => [card.path, card])).values(),
];

/** Where a card is kept once it is drawn. */
export const cardFile = (card: SocialCard): string =>
  cachePath('cards', card.path.replace('/assets/', ''));

export const isDrawn = (card: SocialCard): boolean => existsSync(cardFile(card));

interface DrawOptions {
  threads: number;
  drawn: (card: SocialCard, done: number) => void | Promise<void>;
}

/** Draws cards into the cache, in worker threads. */
export async function drawCards(
  cards: readonly SocialCard[],
  look: CardLook,
  { threads, drawn }: DrawOptions,
): Promise<void> {
  const file = await bundleForNode('card-task', {
    entryPoints: ['build/cards/card-task.ts'],
    packages: 'external',
  });
  const pool = new Tinypool({
    filename: pathToFileURL(file).href,
    workerData: look,
    maxThreads: Math.min(threads, cards.length),
  });
  let done = 0;
  try {
    await Promise.all(
      cards.map(async (card) => {
        await writeAtomic(cardFile(card), (await pool.run(card)) as Uint8Array);
        await drawn(card, ++done);
      }),
    );
  } finally {
    await pool.destroy();
  }
}
