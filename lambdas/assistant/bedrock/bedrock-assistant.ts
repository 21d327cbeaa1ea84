import * as v from 'valibot';
import { describeError } from '../../errors/errors';
import type { Assistant, Question, Reply } from '../assistant';
import type { OwnAssistant } from '../create-assistant';
import { choicesOf } from '../decision/settle';
import { checkGrounding } from '../reply/check-grounding';
import { REFUSAL, type Verdict } from '../reply/compose-reply';
import { asksTheSame, dropYesOrNo } from '../reply/leading-answer';
import type { Passage } from '../knowledge';
import type { AskModel } from './ask-model';
import { TEXTS } from '../reply/texts';
import { promptOf } from './prompt';

interface BedrockOptions {
  /** The agency's. */
  name: string;
  /** Finds the passages, meets people in need, and offers choices where the model fails. */
  embedded: OwnAssistant;
  ask: AskModel;
  /** Told why the embedded reply went out instead, in words that hold nothing of what was said. */
  onFallback: (reason: string) => void;
}

const MAX_CHARACTERS = 1500;

/** What is answered without a model: there is a person for it, or nothing to answer. */
const WITHOUT_MODEL: ReadonlySet<Verdict['kind']> = new Set(['need', 'declined', 'noted', 'over']);

/** Passages that the model is given for a question. */
const GIVEN = 8;

/** What the model was asked to say; some wrap it as code or in words. */
const Said = v.pipe(
  v.string(),
  v.transform((said) => said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1)),
  v.parseJson(),
  v.object({
    text: v.pipe(v.string(), v.trim(), v.maxLength(MAX_CHARACTERS)),
    passages: v.array(v.string()),
  }),
);

/**
 * Lets a model word the answer from the passages that fit the question. What it says goes out only if the
 * passages it names exist and hold every number, name and contact detail in it, and its yes or no is
 * theirs; choices go out otherwise.
 */
export function bedrockAssistant({ name, embedded, ask, onFallback }: BedrockOptions): Assistant {
  return async (question) => {
    const verdict = embedded.decide(question);
    if (WITHOUT_MODEL.has(verdict.kind)) return embedded.say(verdict, question);
    const passages = embedded.retrieve(question, GIVEN);
    try {
      return await answer(question, passages);
    } catch (error) {
      onFallback(describeError(error));
      if (verdict.kind === 'foreign') return embedded.say(verdict, question);
      return embedded.say({ kind: 'unsure', choices: choicesOf(passages) }, question);
    }
  };

  async function answer(question: Question, passages: readonly Passage[]): Promise<Reply> {
    const answered = await ask(promptOf(name, passages, question));
    const { success, output: said } = v.safeParse(Said, answered);
    if (!success) throw new Error('the model did not say the JSON that it was asked for');
    if (said.text === '') return embedded.say(REFUSAL, question);
    const cited = said.passages.flatMap((id) => passages.find((given) => given.id === id) ?? []);
    const [first] = cited;
    if (!first || cited.length < said.passages.length) {
      throw new Error('the model names no passage, or one that it was not given');
    }
    const ungrounded = checkGrounding(said.text, cited).filter((what) => what !== name);
    if (ungrounded.length > 0) {
      throw new Error(`no passage that the model names says ${ungrounded.length} of its facts`);
    }
    const text = `${withOwnYes(said.text, question.text, cited)}\n\n${TEXTS[question.language].readMore.replace('{path}', first.path)}`;
    return { shape: 'sure', text, citations: said.passages };
  }
}

/** Whether a text begins with a yes or a no, and which. */
const leadingOf = (text: string): 'yes' | 'no' | undefined =>
  dropYesOrNo(text) === text ? undefined : /^(?:n|troligen|probably)/i.test(text) ? 'no' : 'yes';

/**
 * An answer of the model's with a yes or no only where a passage says the same to the same question.
 *
 * @throws where that passage says the opposite.
 */
function withOwnYes(said: string, question: string, cited: readonly Passage[]): string {
  const yesOrNo = leadingOf(said);
  const own = cited
    .filter(({ heading }) => asksTheSame(question, heading))
    .flatMap(({ text }) => leadingOf(text) ?? []);
  if (yesOrNo === undefined || own.includes(yesOrNo)) return said;
  if (own.length > 0) throw new Error('a passage says no where the model says yes, or yes for no');
  return dropYesOrNo(said);
}
