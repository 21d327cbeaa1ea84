import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Content } from '../../../build/content/content';
import { SETS } from '../../../lambdas/training/examples/read-examples';
import { knowledgeOf } from '../../../build/knowledge/knowledge-of';
import type { Site } from '../../../content/schema/site';
import { Topic } from '../../../content/schema/topics';
import type { Assistant, Reply, Turn } from '../../../lambdas/assistant/assistant';
import { createAssistant } from '../../../lambdas/assistant/create-assistant';
import type { Knowledge } from '../../../lambdas/assistant/knowledge';
import type { Weights } from '../../../lambdas/assistant/opinion/weights';
import { CONTENT } from '../../support/content';
import { loadContent } from '../../support/load';
import { saysRightFact } from './right-facts';

const AskedQuestion = v.object({
  id: v.string(),
  lang: v.picklist(['sv', 'en']),
  q: v.string(),
  history: v.optional(
    v.array(v.object({ role: v.picklist(['user', 'assistant']), content: v.string() })),
    [],
  ),
  /** What answers it; nothing if it is out of scope. */
  topics: v.array(Topic),
});
export type AskedQuestion = v.InferOutput<typeof AskedQuestion>;

/** Questions that the assistant never learns from. */
const KEPT_BACK = join(import.meta.dirname, '../../fixtures/assistant');

/** A set of questions, kept back or one that the assistant learns from. */
export function questionSet(name: string): AskedQuestion[] {
  const file = [KEPT_BACK, SETS].map((dir) => join(dir, `${name}.json`)).find(existsSync);
  if (!file) throw new Error(`There is no question set ${name}`);
  return v.parse(v.array(AskedQuestion), JSON.parse(readFileSync(file, 'utf8')));
}

/** The site's own assistant, with what it was made from and what its check held back. */
export interface OwnAssistant {
  content: Content;
  knowledge: Knowledge;
  ask: Assistant;
  heldBack: string[];
}

/** @param opinion - what it learnt, where that is not what is committed. */
export async function ownAssistant(content?: Content, opinion?: Weights): Promise<OwnAssistant> {
  const used = content ?? (await loadContent(CONTENT));
  const knowledge = { ...knowledgeOf(used), ...(opinion && { opinion }) };
  const heldBack: string[] = [];
  const ask = createAssistant(knowledge, {
    onUngrounded: (_, ungrounded) => heldBack.push(...ungrounded),
  });
  return { content: used, knowledge, ask, heldBack };
}

export const askOne = (
  ask: Assistant,
  { q, lang, history }: Pick<AskedQuestion, 'q' | 'lang'> & { history: readonly Turn[] },
): Promise<Reply> => ask({ text: q, language: lang, history });

/** Ways to a person, which a hand-off gives. */
const PERSON: readonly Topic[] = ['phone', 'email', 'book'];

/** Whether a reply says the right thing: the fact that answers, or that it is not ours to answer. */
export function isRight(reply: Reply, { topics, lang }: AskedQuestion, site: Site): boolean {
  if (topics.length === 0) return reply.shape === 'out-of-scope' || reply.shape === 'courtesy';
  if (reply.shape === 'hand-off') return topics.some((topic) => PERSON.includes(topic));
  return (
    reply.shape === 'sure' && topics.some((topic) => saysRightFact(reply.text, topic, lang, site))
  );
}

export interface Score {
  right: number;
  of: number;
  /** Per cent. */
  share: number;
  wrong: readonly string[];
}

/** How many of some questions are answered rightly. */
export async function scoreOf(
  { ask, content }: OwnAssistant,
  questions: readonly AskedQuestion[],
): Promise<Score> {
  const wrong: string[] = [];
  for (const question of questions) {
    const reply = await askOne(ask, question);
    if (!isRight(reply, question, content.site)) {
      wrong.push(`${question.id} ${question.q} → ${reply.shape} [${reply.citations.join(' ')}]`);
    }
  }
  const right = questions.length - wrong.length;
  return { right, of: questions.length, share: (100 * right) / questions.length, wrong };
}

export const inScope = (questions: readonly AskedQuestion[], lang?: 'sv' | 'en'): AskedQuestion[] =>
  questions.filter(
    (question) => question.topics.length > 0 && (lang === undefined || question.lang === lang),
  );

export const outOfScope = (questions: readonly AskedQuestion[]): AskedQuestion[] =>
  questions.filter(({ topics }) => topics.length === 0);
