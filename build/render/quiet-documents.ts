import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Document } from '../../components/document/document-data';
import { cachePath, hashOf, keep } from '../cache';
import type { RenderContext } from './render-document';

/** The documents that React had nothing to say about when they were last rendered. */
export interface QuietDocuments {
  isNew: (document: Document) => boolean;
  /** Puts these in the place of those known until now. */
  remember: (documents: readonly Document[]) => Promise<void>;
}

/** @param bundle - file of the renderer with React's development build, named by its content. */
export async function quietDocuments(
  bundle: string,
  context: RenderContext,
): Promise<QuietDocuments> {
  const file = cachePath('quiet', hashOf(basename(bundle), JSON.stringify(context)));
  const known = new Set((await readFile(file, 'utf8').catch(() => '')).split('\n'));
  const nameOf = (document: Document): string => hashOf(JSON.stringify(document));
  return {
    isNew: (document) => !known.has(nameOf(document)),
    remember: (documents) => keep(file, documents.map(nameOf).join('\n')),
  };
}
