import type { Language } from '../../../content/core/language';
import type { Reply, ReplyShape } from '../assistant';
import type { Knowledge, Passage } from '../knowledge';
import { COURTESIES, type HumanNeed, type PersonalNeed, URGENT_NEEDS } from '../needs';
import { choiceLines, escapeChoices } from './choices';
import { answerText } from './leading-answer';
import { TEXTS } from './texts';

/** A passage as the answer to a question. */
export interface Answered {
  question: string;
  passage: Passage;
}

/** What a visitor may pick: a passage, or a need that leads to a person. */
export type Choice = Passage | PersonalNeed;

/** What to say, before it is put into words. */
export type Verdict =
  | { kind: 'sure'; answers: readonly Answered[] }
  | { kind: 'likely'; answers: readonly Answered[]; choices: readonly Choice[] }
  | { kind: 'unsure'; choices: readonly Choice[] }
  | { kind: 'foreign'; choices: readonly Choice[] }
  | { kind: 'need'; need: HumanNeed }
  | { kind: 'over' };

/** What a verdict answers with, surely or not. */
export const answersIn = (verdict: Verdict): readonly Answered[] =>
  verdict.kind === 'sure' || verdict.kind === 'likely' ? verdict.answers : [];

/** What it lets the visitor choose from. */
export const choicesIn = (verdict: Verdict): readonly Choice[] =>
  verdict.kind === 'likely' || verdict.kind === 'unsure' || verdict.kind === 'foreign'
    ? verdict.choices
    : [];

/**
 * Puts a verdict into words: texts of the site as they stand, with phrases around them.
 *
 * @param labelOf - the words that a passage is asked for by.
 */
export function composeReply(
  verdict: Verdict,
  agency: Pick<Knowledge, 'name' | 'contact'>,
  language: Language,
  labelOf: (passage: Passage) => string,
): Reply {
  const texts = TEXTS[language];
  const facts = { ...agency.contact[language], name: agency.name };
  const toPerson = (shape: ReplyShape, text: string): Reply => ({
    shape,
    text: text.replace(
      /\{(phone|email|hours|privacy|name)\}/g,
      (_, fact: keyof typeof facts) => facts[fact],
    ),
    citations: [facts.passage],
  });
  const answers = answersIn(verdict);
  const citations = answers.map(({ passage }) => passage.id);
  const choices = choicesIn(verdict);
  const lineOf = (choice: Choice): string =>
    typeof choice === 'string' ? texts.picked[choice] : labelOf(choice);
  const withChoices = (text: string, question: string): string =>
    [text, ...(choices.length > 0 ? [question, choiceLines(choices.map(lineOf))] : [])]
      .filter(Boolean)
      .join('\n\n');
  switch (verdict.kind) {
    case 'sure':
      return { shape: 'sure', text: answersText(answers, texts.readMore), citations };
    case 'likely':
      return {
        shape: 'likely',
        text: withChoices(
          `${texts.likely}\n\n${answersText(answers, texts.readMore)}`,
          texts.others,
        ),
        citations,
      };
    case 'unsure':
      return {
        shape: 'unsure',
        text: withChoices('', texts.unsure),
        citations: choices.flatMap((choice) => (typeof choice === 'string' ? [] : choice.id)),
      };
    case 'foreign': {
      const refusal = toPerson('out-of-scope', texts.outOfScope);
      return { ...refusal, text: withChoices(refusal.text, texts.nearest) };
    }
    case 'over':
      return toPerson('hand-off', texts.over);
    case 'need': {
      const { need } = verdict;
      const shape = COURTESIES.has(need) ? 'courtesy' : 'hand-off';
      return { ...toPerson(shape, texts.needs[need]), urgent: URGENT_NEEDS[need] };
    }
  }
}

/** Each answer with its page; a page that holds two of them is linked once, after the second. */
function answersText(answers: readonly Answered[], readMore: string): string {
  return answers
    .map(({ question, passage: { text, heading, path } }, index) => {
      const answer = escapeChoices(answerText(text, question, heading));
      const again = answers.slice(index + 1).some(({ passage }) => passage.path === path);
      return again ? answer : `${answer}\n\n${readMore.replace('{path}', path)}`;
    })
    .join('\n\n');
}
