import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { displayPath } from '../../content/core/display-path';
import { isLanguage, LANGUAGE_CODES } from '../../content/core/language';
import { ContentError, type Problem } from '../../content/core/problem';
import { PROJECT } from '../../content/core/project';
import { Topic } from '../../content/schema/topics';
import type { Question, Turn } from '../assistant/assistant';
import { Subject } from '../assistant/classifier/weights';

/** A question whose answer is known. */
export interface Example extends Question {
  /** What it is about. */
  subjects: readonly Subject[];
  /** The topics among them. */
  topics: readonly Topic[];
}

/** Questions on topics, bare phrases, follow-ups of many kinds, people in need and their look-alikes, everyday matters. */
const SETS = ['topics', 'phrases', 'follow-ups', 'needs', 'no-needs', 'everyday'] as const;

/** Every example that the assistant learns from. */
export const readExamples = (): Example[] => SETS.flatMap(readSet);

/** The examples of one set. */
export const readSet = (set: (typeof SETS)[number]): Example[] =>
  readExampleFile(join(PROJECT, 'lambdas/training/examples', `${set}.txt`));

/**
 * The examples of a file, one a line: its language, its topics (or `out`) and a conversation, with tabs
 * between them. ` | ` stands between the turns of a conversation, the last of which is the question, and
 * `> ` before those of the assistant; `\n` is a new line.
 *
 * @throws ContentError with every line that is none.
 */
export function readExampleFile(file: string): Example[] {
  const problems: Problem[] = [];
  const examples: Example[] = [];
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line === '') continue;
    const wrong = (what: string, found: string, expected: string, fix: string): void =>
      void problems.push({ file: displayPath(file), line: index + 1, what, found, expected, fix });
    const [language, labels = '', conversation = ''] = line.split('\t');
    const subjects = labels.split(' ');
    const strange = subjects.find((subject) => !isSubject(subject));
    const history = conversation.split(' | ').map(readTurn);
    const question = history.pop();
    if (!isLanguage(language)) {
      wrong('no language', line, LANGUAGE_CODES.join(' or '), 'begin the line with it and a tab');
    } else if (strange !== undefined) {
      wrong(
        'unknown subject',
        strange,
        'out, a need, or topics of content/schema/topics.ts',
        'correct it',
      );
    } else if (!question?.content || question.role === 'assistant') {
      wrong('no question', line, 'a question at the end', 'write what the visitor asks last');
    } else {
      const known = subjects.filter(isSubject);
      const topics = known.filter((subject) => v.is(Topic, subject));
      examples.push({ text: question.content, language, history, subjects: known, topics });
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return examples;
}

const isSubject = (text: string): text is Subject => v.is(Subject, text);

function readTurn(text: string): Turn {
  const content = text.replace(/^> /, '').replaceAll('\\n', '\n');
  return { role: text.startsWith('> ') ? 'assistant' : 'user', content };
}
