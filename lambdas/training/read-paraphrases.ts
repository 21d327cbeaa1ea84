import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Language, LANGUAGE_CODES } from '../../content/core/language';
import { PROJECT } from '../../content/core/project';

const FILE = join(PROJECT, 'lambdas/training/examples/paraphrases.txt');
const Code = v.picklist(LANGUAGE_CODES);

/** A group of questions that ask the same, about anything. */
export interface Paraphrases {
  language: Language;
  questions: readonly string[];
  /** What might stand below the first of them on a page, where it is noted. */
  answer: string | undefined;
}

/**
 * All groups, one a line: its language, the questions with ` | ` between them, and the answer of some, with tabs
 * between these.
 */
export const readParaphrases = (): Paraphrases[] =>
  readFileSync(FILE, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [language, questions = '', answer] = line.split('\t');
      return { language: v.parse(Code, language), questions: questions.split(' | '), answer };
    });
