import { DEFAULT_LANGUAGE } from '../../content/core/language';
import type { UnansweredQuestion } from '../conversation/unanswered-question';

/** A question as it was asked last, and how often. */
export interface AskedQuestion extends UnansweredQuestion {
  times: number;
}

/** The same question in other letters or spaces counts as one; the most asked come first. */
export function groupQuestions(questions: readonly UnansweredQuestion[]): AskedQuestion[] {
  const groups = new Map<string, AskedQuestion>();
  for (const question of questions) {
    const key = `${question.language} ${folded(question.text)}`;
    const times = (groups.get(key)?.times ?? 0) + 1;
    groups.set(key, { ...question, times });
  }
  return [...groups.values()].sort((a, b) => b.times - a.times || b.at - a.at);
}

const folded = (text: string): string =>
  text
    .toLocaleLowerCase(DEFAULT_LANGUAGE)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
