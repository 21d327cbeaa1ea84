import type { Assistant, Question, Reply } from './assistant';
import { decider } from './decision/decide';
import type { Knowledge, Learnt, Passage } from './knowledge';
import { PERSONAL_NEEDS, type PersonalNeed } from './needs';
import { checkGrounding } from './reply/check-grounding';
import { declines, dropChoices, pickChoice } from './reply/choices';
import { answersIn, composeReply, REFUSAL, says, type Verdict } from './reply/compose-reply';
import { labelPassages } from './reply/label-passages';
import { asksToTell, meets, TEXTS } from './reply/texts';
import { unmistakableNeed } from './unmistakable';
import { dropThanks } from './words/drop-thanks';
import { isSubjectless } from './words/is-subjectless';
import { questionsIn } from './words/questions-in';
import { wordsOfPassage } from './words/passage-words';
import { keyOf } from './words/words-of';

interface AssistantOptions {
  /** Told of a reply that was held back because of what no cited passage says. */
  onUngrounded?: (ungrounded: readonly string[]) => void;
  /** What a reply says without a source; for tests, which show what would go out without it. */
  check?: (reply: string, cited: readonly Passage[]) => string[];
}

/** An assistant, and the two steps by which it answers. */
export interface OwnAssistant {
  answer: Assistant;
  /** What to say, before that is put into words. */
  decide: (question: Question) => Verdict;
  /** Puts into words what to say; what no passage says is held back. */
  say: (verdict: Verdict, question: Question) => Reply;
  /** The likeliest passages for a question, likeliest first. */
  retrieve: (question: Question, most: number) => readonly Passage[];
}

/** Needs by the words that they are picked with. */
const NEED_PICKED: ReadonlyMap<string, PersonalNeed> = new Map(
  Object.values(TEXTS).flatMap(({ picked }) =>
    PERSONAL_NEEDS.map((need) => [keyOf(picked[need]), need] as const),
  ),
);

/** Answers from the site's own content, without a model and without the network. */
export function createAssistant(
  { name, contact, passages: read }: Knowledge,
  learnt: Learnt,
  { onUngrounded, check = checkGrounding }: AssistantOptions = {},
): OwnAssistant {
  // Wordings take megabytes: once their words are indexed, all that counts is whether there are any.
  const passages = read.map((one) => ({ ...one, wordings: one.wordings.slice(0, 1) }));
  const { labelOf, labelled } = labelPassages(passages);
  const { weigh, decide: decideOn } = decider(passages, learnt, read.map(wordsOfPassage));

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

  const say: OwnAssistant['say'] = (verdict, question) => {
    const reply = composeReply(verdict, { name, contact }, question.language, labelOf);
    const cited = verdict.kind === 'said' ? [] : answersIn(verdict).map(({ passage }) => passage);
    const ungrounded =
      cited.length > 0 ? check(dropChoices(reply.text), cited).filter((what) => what !== name) : [];
    if (ungrounded.length === 0) return reply;
    onUngrounded?.(ungrounded);
    return say(REFUSAL, question);
  };

  return {
    answer: async (question) => say(decide(question), question),
    decide,
    say,
    retrieve: (question, most) =>
      weigh(question)
        .flatMap((one) => ('passage' in one ? [one.passage] : []))
        .slice(0, most),
  };
}

/** Whether a message only tells more of what we asked to be told. */
function isMore(verdict: Verdict, text: string, before: string): boolean {
  if (!asksToTell(before) || questionsIn(text).length > 0) return false;
  return verdict.kind === 'need'
    ? verdict.need === 'filler' || meets(before, verdict.need)
    : verdict.kind !== 'sure';
}
