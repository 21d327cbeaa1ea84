import { readFile } from 'node:fs/promises';
import { WEIGHTS_FILE } from '../../lambdas/assistant/weights-file';
import type { Content } from '../content/content';
import { writeAtomic } from '../files/cache';
import { knowledgeFileOf } from './knowledge-file';
import { knowledgeOfContent } from './knowledge-of';

/**
 * Writes what the assistant knows beside the output folder, whole or not at all. What it learnt is most
 * of it, and JSON already.
 */
export async function writeKnowledge(content: Content, out: string): Promise<void> {
  const learnt = await readFile(WEIGHTS_FILE);
  const known = JSON.stringify(knowledgeOfContent(content));
  const parts = [Buffer.from(known.replace(/}$/, ',')), learnt.subarray(learnt.indexOf('{') + 1)];
  await writeAtomic(knowledgeFileOf(out), Buffer.concat(parts));
}
