import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Document, SocialCard } from '../../components/document/document-data';
import type { Site } from '../../content/schema/site';
import { cachePath, keep } from '../cache';

interface CardOptions {
  /** Draw those that the cache does not hold. */
  draw: boolean;
  write: (path: string, bytes: Uint8Array) => Promise<void>;
  progress: (done: number, of: number) => void;
}

const fileOf = (card: SocialCard): string => cachePath('cards', card.path.replace('/assets/', ''));

/** Puts every document's social card into the output, drawing those that were never drawn before. */
export async function addCards(
  documents: readonly Document[],
  site: Site,
  options: CardOptions,
): Promise<{ drawn: number; left: number }> {
  const cards = [...new Map(documents.map(({ card }) => [card.path, card])).values()];
  const missing = cards.filter((card) => !existsSync(fileOf(card)));
  if (options.draw && missing.length > 0) {
    const { cardDrawer } = await import('./draw-card');
    const draw = await cardDrawer(site);
    let done = 0;
    for (const card of missing) {
      await keep(fileOf(card), await draw(card));
      options.progress(++done, missing.length);
    }
  }
  const ready = options.draw ? cards : cards.filter((card) => !missing.includes(card));
  await Promise.all(
    ready.map(async (card) => options.write(card.path, await readFile(fileOf(card)))),
  );
  return { drawn: options.draw ? missing.length : 0, left: options.draw ? 0 : missing.length };
}
