import { readFile } from 'node:fs/promises';
import { WEIGHTS_FILE } from '../../lambdas/assistant/weights-file';
import type { Content } from '../content/content';
import { writeAtomic } from '../files/cache';
import { contentKnowledge } from './knowledge-of';
import { knowledgeFileOf } from './knowledge-file';

/** Writes what the assistant knows beside the output folder, whole or not at all. */
export async function writeKnowledge(content: Content, out: string): Promise<void> {
  const known = JSON.stringify(contentKnowledge(content));
  // Copied as it is: to read and write it anew takes longer than all the content does.
  const learnt = await readFile(WEIGHTS_FILE, 'utf8');
  await writeAtomic(knowledgeFileOf(out), `${known.slice(0, -1)},${learnt.slice(1)}`);
}
