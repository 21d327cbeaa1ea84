import type { Assistant, Question, Reply } from './assistant';
import { gatherer } from './decision/gather';
import { choicesOf, isUnheard, saysTheSame, settle } from './decision/settle';
import { weigh } from './decision/weigh';
import type { Knowledge, Learnt, Passage } from './knowledge';
import { type Brief, BRIEFS, PERSONAL_NEEDS, type PersonalNeed } from './needs';
import { checkGrounding } from './reply/check-grounding';
import { dropChoices, pickChoice } from './reply/choices';
import { type Answered, answersIn, composeReply, type Verdict } from './reply/compose-reply';
import { keyOf, labelPassages } from './reply/label-passages';
import { TEXTS } from './reply/texts';
import { unmistakableNeed } from './unmistakable';
import { cleanQuestion } from './words/clean-question';
import { dropThanks } from './words/drop-thanks';
import { splitSentences } from './words/split-sentences';

export interface AssistantOptions {
  /** Told of a reply that was held back because of what no cited passage says. */
  onUngrounded?: (text: string, ungrounded: readonly string[]) => void;
  /** What a reply says without a source; for tests, which show what would go out without it. */
  check?: (reply: string, cited: readonly Passage[]) => string[];
}

/** An assistant that also tells which passages it would answer from. */
export interface OwnAssistant {
  answer: Assistant;
  /** The likeliest passages for a question, likeliest first. */
  retrieve: (question: Question, most: number) => readonly Passage[];
  /** What it would say, before that is put into words. */
  decide: (question: Question) => Verdict;
  /** Choices instead of an answer. */
  offer: (question: Question) => Reply;
  /** That the pages do not say it. */
  refuse: (question: Question) => Reply;
}

const MOST_ANSWERS = 2;
/** Among these are the choices: several may say the same. */
const LIKELIEST = 12;

/** Needs by the words that they are picked with. */
const NEED_PICKED: ReadonlyMap<string, PersonalNeed> = new Map(
  Object.values(TEXTS).flatMap(({ picked }) =>
    PERSONAL_NEEDS.map((need) => [keyOf(picked[need]), need] as const),
  ),
);

/** Answers from the site's own content, without a model and without the network. */
export function createAssistant(
  { name, contact, passages }: Knowledge,
  learnt: Learnt,
  { onUngrounded, check = checkGrounding }: AssistantOptions = {},
): OwnAssistant {
  // The functions below keep this alone: all else that was learnt has been read into tables by then.
  const { decision } = learnt;
  const agency = { name, contact };
  const { labelOf, labelled } = labelPassages(passages);
  const gather = gatherer({ passages, ...learnt });

  const decideOne = (question: Question): Verdict => {
    const picked = NEED_PICKED.get(keyOf(question.text));
    if (picked) return { kind: 'need', need: picked };
    const passage = labelled(question.text, question.language);
    if (passage) return { kind: 'sure', answers: [{ question: question.text, passage }] };
    const candidates = gather(question);
    const settled = settle(weigh(candidates, decision), question.text);
    const isNeed = settled.kind === 'need' && settled.need !== 'filler';
    if (!isNeed && isUnheard(candidates)) return { kind: 'foreign', choices: [] };
    return settled.kind === 'brief'
      ? { kind: 'sure', answers: advice(settled.brief, question, passages) }
      : settled;
  };

  const decide = (asked: Question): Verdict => {
    if (asked.isOver) return { kind: 'over' };
    const need = unmistakableNeed(asked.text);
    if (need) return { kind: 'need', need };
    const turnBefore = asked.history.at(-1);
    const picked =
      turnBefore?.role === 'assistant' ? pickChoice(asked.text, turnBefore.content) : undefined;
    const question = { ...asked, text: picked ?? dropThanks(asked.text) };
    const whole = decideOne(question);
    const parts = splitSentences(cleanQuestion(question.text));
    if (parts.length < 2 || whole.kind === 'need') return whole;
    const verdicts = parts.map((text) => decideOne({ ...question, text }));
    const answers = verdicts.flatMap(answersIn);
    if (answers.length < 2) return whole;
    return verdicts.every(({ kind }) => kind === 'sure')
      ? { kind: 'sure', answers: distinct(answers) }
      : { kind: 'likely', answers: distinct(answers), choices: [] };
  };

  const retrieve: OwnAssistant['retrieve'] = (question, most) =>
    weigh(gather(question), decision)
      .flatMap(({ option }) => ('passage' in option ? [option.passage] : []))
      .slice(0, most);

  const refuse: OwnAssistant['refuse'] = ({ language }) =>
    composeReply({ kind: 'foreign', choices: [] }, agency, language, labelOf);

  return {
    decide,
    answer(question) {
      const { language } = question;
      const verdict = decide(question);
      const reply = composeReply(verdict, agency, language, labelOf);
      const cited = answersIn(verdict).map(({ passage }) => passage);
      const ungrounded =
        cited.length > 0
          ? check(dropChoices(reply.text), cited).filter((what) => what !== name)
          : [];
      if (ungrounded.length === 0) return Promise.resolve(reply);
      onUngrounded?.(reply.text, ungrounded);
      return Promise.resolve(refuse(question));
    },
    retrieve,
    offer: (question) =>
      composeReply(
        {
          kind: 'unsure',
          choices: choicesOf(retrieve(question, LIKELIEST).map((passage) => ({ passage }))),
        },
        agency,
        question.language,
        labelOf,
      ),
    refuse,
  };
}

/** What there is to know of an undertaking, in the visitor's language. */
const advice = (
  brief: Brief,
  { text, language }: Question,
  passages: readonly Passage[],
): Answered[] =>
  BRIEFS[brief].flatMap((topic) => {
    const passage = passages.find(
      (one) => one.language === language && one.topics.some((own) => own === topic),
    );
    return passage ? [{ question: text, passage }] : [];
  });

/** Answers to several questions at once, each thing said once. */
const distinct = (answers: readonly Answered[]): Answered[] =>
  answers
    .filter(
      ({ passage }, at) =>
        !answers.slice(0, at).some((earlier) => saysTheSame(earlier.passage, passage)),
    )
    .slice(0, MOST_ANSWERS);
