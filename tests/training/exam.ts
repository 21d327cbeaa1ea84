import { join } from 'node:path';
import type { Turn } from '../../lambdas/assistant/assistant';
import type { OwnAssistant } from '../../lambdas/assistant/create-assistant';
import type { Passage } from '../../lambdas/assistant/knowledge';
import {
  type Brief,
  BRIEFS,
  COURTESIES,
  isBrief,
  NEEDS,
  type Need,
} from '../../lambdas/assistant/needs';
import { answersIn, choicesIn, type Verdict } from '../../lambdas/assistant/reply/compose-reply';
import {
  type PageQuestion,
  readPageQuestions,
  rightPassages,
} from '../../lambdas/training/read-page-questions';

export const EXAMS = join(import.meta.dirname, '../fixtures/assistant');

/** Questions that nothing learns from. */
export const readExam = (set: string): PageQuestion[] =>
  readPageQuestions(join(EXAMS, `${set}.jsonl`));

export type Mark = 'right' | 'among choices' | 'wrong' | 'refused' | 'offered';

/** A question of an exam with what became of it. */
export interface Marked {
  question: PageQuestion;
  verdict: Verdict;
  text: string;
  mark: Mark;
}

/** Holds an exam: every earlier message of a conversation is asked, too. */
export async function holdExam(
  { answer, decide, say }: OwnAssistant,
  passages: readonly Passage[],
  questions: readonly PageQuestion[],
): Promise<Marked[]> {
  const rightOf = rightPassages(passages);
  const marked: Marked[] = [];
  for (const question of questions) {
    const history: Turn[] = [];
    const { page: language, text } = question;
    for (const content of question.history) {
      const reply = await answer({ text: content, language, history });
      history.push({ role: 'user', content }, { role: 'assistant', content: reply.text });
    }
    const asked = { text, language, history };
    const verdict = decide(asked);
    const mark = markOf(question, verdict, rightOf(question));
    marked.push({ question, verdict, text: say(verdict, asked).text, mark });
  }
  return marked;
}

function markOf({ expect }: PageQuestion, verdict: Verdict, right: ReadonlySet<string>): Mark {
  const isRight = ({ id, topics }: Passage): boolean =>
    right.has(id) || (expect === 'people:job' && topics.includes('jobs'));
  switch (verdict.kind) {
    case 'sure':
    case 'likely':
    case 'said':
    case 'unsure':
    case 'foreign': {
      if (verdict.kind === 'foreign' && expect === 'refuse') return 'right';
      if (answersIn(verdict).some(({ passage }) => isRight(passage))) return 'right';
      return choicesIn(verdict).some((choice) =>
        typeof choice === 'string' ? isNeeded(expect, choice) : isRight(choice),
      )
        ? 'among choices'
        : MISSED[verdict.kind];
    }
    case 'need':
      return isNeeded(expect, verdict.need) ? 'right' : 'wrong';
    case 'declined':
    case 'noted':
    case 'over':
      return 'wrong';
  }
}

/** The undertaking that a visitor is told all about. */
export function briefIn(verdict: Verdict): Brief | undefined {
  const told = answersIn(verdict).map(({ passage }) => passage.topics);
  return NEEDS.filter(isBrief).find(
    (brief) =>
      told.length === BRIEFS[brief].length &&
      BRIEFS[brief].every((topic, at) => told[at]?.includes(topic)),
  );
}

/** What is neither answered nor offered: wrong and sure, wrong below choices, or not at all. */
const MISSED = {
  sure: 'wrong',
  likely: 'offered',
  said: 'offered',
  unsure: 'offered',
  foreign: 'refused',
} as const satisfies Partial<Record<Verdict['kind'], Mark>>;

/** Hacked and down are one need to whoever answers the telephone. */
const isNeeded = (expect: string, need: Need): boolean =>
  expect === 'courtesy'
    ? COURTESIES.has(need)
    : expect === `people:${need}` ||
      (/^people:(?:hacked|outage)$/.test(expect) && (need === 'hacked' || need === 'outage'));

/** Those of which something is expected: `answer`, `refuse`, `courtesy`, or `people:` with a need. */
export const expecting = (marked: readonly Marked[], expected: RegExp): Marked[] =>
  marked.filter(({ question }) => expected.test(question.expect));

/** The share of marks, in per cent. */
export const share = (marked: readonly Marked[], ...marks: readonly Mark[]): number =>
  (100 * marked.filter(({ mark }) => marks.includes(mark)).length) / (marked.length || 1);
