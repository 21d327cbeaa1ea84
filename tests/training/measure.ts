import { join } from 'node:path';
import type { Language } from '../../content/core/language';
import type { Site } from '../../content/schema/site';
import type { Topic } from '../../content/schema/topics';
import type { Reply } from '../../lambdas/assistant/assistant';
import { type Example, readExampleFile } from '../../lambdas/training/read-examples';

import type { OwnAssistant } from '../unit/assistant/support';
import { saysRightFact } from './right-facts';

/** Questions that the assistant never learns from. */
export const readUnread = (set: string): Example[] =>
  readExampleFile(join(import.meta.dirname, '../fixtures/assistant', `${set}.txt`));

/** Ways to a person, which a hand-off gives. */
const PERSON: readonly Topic[] = ['phone', 'email', 'book'];

export const isAnswer = ({ shape }: Reply): boolean => shape === 'sure' || shape === 'likely';

/** Whether a reply says the right thing: the fact that answers, or that it is not ours to answer. */
function isRight(reply: Reply, { topics, language }: Example, site: Site): boolean {
  if (topics.length === 0) return reply.shape === 'out-of-scope' || reply.shape === 'courtesy';
  if (reply.shape === 'hand-off') return topics.some((topic) => PERSON.includes(topic));
  return (
    isAnswer(reply) && topics.some((topic) => saysRightFact(reply.text, topic, language, site))
  );
}

/** A question with what the assistant said to it. */
export interface Asked {
  question: Example;
  reply: Reply;
  isRight: boolean;
}

export async function askAll(
  { ask, content }: OwnAssistant,
  questions: readonly Example[],
): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const question of questions) {
    const reply = await ask(question);
    asked.push({ question, reply, isRight: isRight(reply, question, content.site) });
  }
  return asked;
}

/** How many per cent were answered rightly. */
export const shareOf = (asked: readonly Asked[]): number =>
  (100 * asked.filter(({ isRight }) => isRight).length) / asked.length;

/** What those that were not were answered with. */
export const wrongIn = (asked: readonly Asked[]): string[] =>
  asked.flatMap(({ question, reply, isRight }) =>
    isRight ? [] : [`${question.text} → ${reply.shape} [${reply.citations.join(' ')}]`],
  );

export const inScope = (asked: readonly Asked[], language?: Language): Asked[] =>
  asked.filter(
    ({ question }) =>
      question.topics.length > 0 && (language === undefined || question.language === language),
  );

export const outOfScope = (asked: readonly Asked[]): Asked[] =>
  asked.filter(({ question }) => question.topics.length === 0);
