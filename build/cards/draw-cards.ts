import { existsSync } from 'node:fs';
import type { Document, SocialCard } from '../../components/document/document-data';
import type { Site } from '../../content/schema/site';
import { bundleForNode } from '../bundle/bundle-for-node';
import { cachePath, keep } from '../cache';
import { Thread } from '../threads/thread';

/** Every card that a list of documents shows, once. */
export const cardsOf = (documents: readonly Document[]): SocialCard[] => [
  ...new Map(documents.map(({ card }) => [card.path, card])).values(),
];

/** Where a card is kept once it is drawn. */
export const cardFile = (card: SocialCard): string =>
  cachePath('cards', card.path.replace('/assets/', ''));

export const isDrawn = (card: SocialCard): boolean => existsSync(cardFile(card));

interface DrawOptions {
  /** Threads to draw on. */
  threads: number;
  drawn: (card: SocialCard, done: number) => void | Promise<void>;
}

/** Draws cards into the cache, in worker threads. */
export async function drawCards(
  cards: readonly SocialCard[],
  site: Site,
  { threads, drawn }: DrawOptions,
): Promise<void> {
  const file = await bundleForNode('card-worker', {
    entryPoints: ['build/cards/card-worker.ts'],
    format: 'esm',
    packages: 'external',
  });
  let next = 0;
  let done = 0;
  const runOne = async (): Promise<void> => {
    const thread = new Thread<SocialCard, Uint8Array>(file, { data: site });
    try {
      for (let card = cards[next++]; card; card = cards[next++]) {
        await keep(cardFile(card), await thread.ask(card));
        await drawn(card, ++done);
      }
    } finally {
      await thread.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads, cards.length) }, runOne));
}
