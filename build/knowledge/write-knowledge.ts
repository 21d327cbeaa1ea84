import type { Content } from '../content/content';
import { writeAtomic } from '../files/cache';
import { knowledgeFileOf } from './knowledge-file';
import { knowledgeOf } from './knowledge-of';

/** Writes what the assistant knows beside the output folder, whole or not at all. */
export const writeKnowledge = (content: Content, out: string): Promise<void> =>
  writeAtomic(knowledgeFileOf(out), `${JSON.stringify(knowledgeOf(content))}\n`);
