import type { Language } from '../../../content/core/language';
import type { Reply, ReplyShape } from '../assistant';
import type { Knowledge, Passage } from '../knowledge';
import { COURTESIES, type HumanNeed, type PersonalNeed, URGENT_NEEDS } from '../needs';
import { choiceLines, escapeChoices } from './choices';
import { answerText, dropYesOrNo, nearestSentence } from './leading-answer';
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
  | {
      kind: 'likely';
      /** Whether it is as likely wrong as right. */
      isDoubted: boolean;
      answers: readonly Answered[];
      choices: readonly Choice[];
    }
  | { kind: 'said'; answers: readonly Answered[]; choices: readonly Choice[] }
  | { kind: 'unsure' | 'foreign'; choices: readonly Choice[] }
  | { kind: 'need'; need: HumanNeed }
  | { kind: 'declined' | 'noted' | 'over' };

/** That the pages do not tell it. */
export const REFUSAL: Verdict = { kind: 'foreign', choices: [] };

/** What a verdict answers with, surely or not, now or just before. */
export const answersIn = (verdict: Verdict): readonly Answered[] =>
  'answers' in verdict ? verdict.answers : [];

/** What it lets the visitor choose from. */
export const choicesIn = (verdict: Verdict): readonly Choice[] =>
  'choices' in verdict ? verdict.choices : [];

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
  const answers = answersIn(verdict);
  const citations = answers.map(({ passage }) => passage.id);
  const choices = choicesIn(verdict);
  const lineOf = (choice: Choice): string =>
    typeof choice === 'string' ? texts.picked[choice] : labelOf(choice);
  const withChoices = (text: string, question: string): string =>
    [text, ...(choices.length > 0 ? [question, choiceLines(choices.map(lineOf))] : [])]
      .filter(Boolean)
      .join('\n\n');
  const toPerson = (shape: ReplyShape, text: string): Reply => {
    const filled = text.replace(
      /\{(phone|email|hours|privacy|name)\}/g,
      (_, fact: keyof typeof facts) => facts[fact],
    );
    return {
      shape,
      text: withChoices(filled, texts.nearest),
      citations: [...citations, facts.passage],
    };
  };
  switch (verdict.kind) {
    case 'sure':
      return { shape: 'sure', text: answersText(answers, texts.readMore), citations };
    case 'likely': {
      const answer = answersText(answers, texts.readMore);
      const text = verdict.isDoubted ? `${texts.likely}\n\n${answer}` : answer;
      return { shape: 'likely', text: withChoices(text, texts.others), citations };
    }
    case 'unsure':
      return {
        shape: 'unsure',
        text: withChoices('', texts.unsure),
        citations: choices.flatMap((choice) => (typeof choice === 'string' ? [] : choice.id)),
      };
    case 'foreign':
      return toPerson('out-of-scope', texts.outOfScope);
    case 'said':
      return toPerson(
        'unsure',
        texts.said.replace('{again}', () => again(answers)),
      );
    case 'declined':
      return toPerson('out-of-scope', texts.declined);
    case 'noted':
    case 'over':
      return toPerson('hand-off', texts[verdict.kind]);
    case 'need': {
      const { need } = verdict;
      const shape = COURTESIES.has(need) ? 'courtesy' : 'hand-off';
      return { ...toPerson(shape, texts.needs[need]), urgent: URGENT_NEEDS[need] };
    }
  }
}

/** What of an answer that was just given comes nearest to the question. */
function again([answer]: readonly Answered[]): string {
  const sentence = answer && nearestSentence(answer.passage.text, answer.question);
  return sentence ? `: ${sentence.replace(/[.]$/, '')}` : '';
}

/** Each answer with its page; a page that holds two of them is linked once, after the second. */
function answersText(answers: readonly Answered[], readMore: string): string {
  return answers
    .map(({ question, passage: { text, heading, path } }, index) => {
      const answer = escapeChoices(answerText(text, question, heading));
      const isLinkedLater = answers.slice(index + 1).some(({ passage }) => passage.path === path);
      return isLinkedLater ? answer : `${answer}\n\n${readMore.replace('{path}', path)}`;
    })
    .join('\n\n');
}

/** Whether a reply holds a passage's text, with its yes or no or without. */
export const says = (reply: string, { text }: Passage): boolean =>
  reply.includes(escapeChoices(dropYesOrNo(text).slice(1)));
