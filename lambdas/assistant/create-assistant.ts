import type { Assistant, Question, Reply } from './assistant';
import { decider } from './decision/decide';
import { choicesOf } from './decision/settle';
import type { Knowledge, Learnt, Passage } from './knowledge';
import { PERSONAL_NEEDS, type PersonalNeed } from './needs';
import { checkGrounding } from './reply/check-grounding';
import { declines, dropChoices, pickChoice } from './reply/choices';
import { answersIn, composeReply, says, type Verdict } from './reply/compose-reply';
import { labelPassages } from './reply/label-passages';
import { asksToTell, meets, TEXTS } from './reply/texts';
import { unmistakableNeed } from './unmistakable';
import { dropThanks } from './words/drop-thanks';
import { isSubjectless } from './words/is-subjectless';
import { questionsIn } from './words/questions-in';
import { keyOf } from './words/words-of';

interface AssistantOptions {
  /** Told of a reply that was held back because of what no cited passage says. */
  onUngrounded?: (ungrounded: readonly string[]) => void;
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
  const { labelOf, labelled } = labelPassages(passages);
  const { weigh, decide: decideOn } = decider(passages, learnt);

  const decide = (asked: Question): Verdict => {
    if (asked.isOver) return { kind: 'over' };
    const turnBefore = asked.history.at(-1);
    const before = turnBefore?.role === 'assistant' ? turnBefore.content : '';
    if (declines(asked.text, before)) return { kind: 'declined' };
    const picked = pickChoice(asked.text, before);
    const text = picked ?? dropThanks(asked.text);
    const need = unmistakableNeed(asked.text) ?? NEED_PICKED.get(keyOf(text));
    const standsAlone = asked.history.length === 0 || !isSubjectless(text);
    const passage = picked || standsAlone ? labelled(text, asked.language) : undefined;
    if (!need && passage) return { kind: 'sure', answers: [{ question: text, passage }] };
    const isRepeated = keyOf(asked.history.at(-2)?.content ?? '') === keyOf(text);
    const verdict: Verdict = need
      ? { kind: 'need', need }
      : decideOn({ ...asked, text }, (one) => !isRepeated && says(before, one));
    return isMore(verdict, text, before) ? { kind: 'noted' } : verdict;
  };

  const retrieve: OwnAssistant['retrieve'] = (question, most) =>
    weigh(question)
      .flatMap((one) => ('passage' in one ? [one.passage] : []))
      .slice(0, most);

  const compose = (verdict: Verdict, { language }: Question): Reply =>
    composeReply(verdict, { name, contact }, language, labelOf);

  const refuse = (question: Question): Reply => compose({ kind: 'foreign', choices: [] }, question);

  return {
    decide,
    async answer(question) {
      const verdict = decide(question);
      const reply = compose(verdict, question);
      const cited = verdict.kind === 'said' ? [] : answersIn(verdict).map(({ passage }) => passage);
      const ungrounded =
        cited.length > 0
          ? check(dropChoices(reply.text), cited).filter((what) => what !== name)
          : [];
      if (ungrounded.length === 0) return reply;
      onUngrounded?.(ungrounded);
      return refuse(question);
    },
    retrieve,
    offer: (question) =>
      compose({ kind: 'unsure', choices: choicesOf(retrieve(question, LIKELIEST)) }, question),
    refuse,
  };
}

/** Whether a message only tells more of what we asked to be told. */
function isMore(verdict: Verdict, text: string, before: string): boolean {
  if (!asksToTell(before) || questionsIn(text).length > 0) return false;
  return verdict.kind === 'need'
    ? verdict.need === 'filler' || meets(before, verdict.need)
    : verdict.kind !== 'sure';
}
