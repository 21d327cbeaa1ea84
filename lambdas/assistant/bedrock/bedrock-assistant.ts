import * as v from 'valibot';
import type { Assistant, Question, Reply } from '../assistant';
import type { OwnAssistant } from '../create-assistant';
import { checkGrounding } from '../reply/check-grounding';
import type { Knowledge, Passage } from '../knowledge';
import type { AskModel } from './ask-model';
import { TEXTS } from '../reply/texts';
import { promptOf } from './prompt';

export interface BedrockOptions {
  knowledge: Knowledge;
  /** Finds the passages, meets people in need, and offers choices where the model fails. */
  embedded: OwnAssistant;
  ask: AskModel;
  /** Told why the embedded reply went out instead. */
  onFallback: (reason: string) => void;
}

const MAX_CHARACTERS = 1500;

/** Passages that the model is given for a question. */
const GIVEN = 8;

/** What the model was asked to say; some wrap it as code. */
const Said = v.pipe(
  v.string(),
  v.transform((said) => said.replace(/^\s*```(?:json)?\s*|\s*```\s*$/g, '')),
  v.parseJson(),
  v.object({
    text: v.pipe(v.string(), v.trim(), v.maxLength(MAX_CHARACTERS)),
    passages: v.array(v.string()),
  }),
);

/**
 * Lets a model word the answer from the passages that fit the question. What it says goes out only if the
 * passages it names exist and hold every number, name and contact detail in it; choices go out otherwise.
 */
export function bedrockAssistant(options: BedrockOptions): Assistant {
  const { knowledge, embedded, ask, onFallback } = options;
  return async (question) => {
    const { kind } = embedded.decide(question);
    if (kind === 'need' || kind === 'over') return embedded.answer(question);
    const passages = embedded.retrieve(question, GIVEN);
    try {
      return await answer(question, passages);
    } catch (error) {
      onFallback(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
      return kind === 'foreign' ? embedded.refuse(question) : embedded.offer(question);
    }
  };

  async function answer(question: Question, passages: readonly Passage[]): Promise<Reply> {
    const said = v.parse(Said, await ask(promptOf(knowledge.name, passages, question), question));
    if (said.text === '') return embedded.refuse(question);
    if (said.passages.length === 0) throw new Error('no passage is named');
    const cited = said.passages.map((id) => {
      const passage = passages.find((given) => given.id === id);
      if (!passage) throw new Error('a passage that was not given is named');
      return passage;
    });
    const ungrounded = checkGrounding(said.text, cited).filter((what) => what !== knowledge.name);
    if (ungrounded.length > 0) throw new Error(`no passage says ${ungrounded.join(', ')}`);
    const path = cited[0]?.path ?? '/';
    const text = `${said.text}\n\n${TEXTS[question.language].readMore.replace('{path}', path)}`;
    return { shape: 'sure', text, citations: said.passages };
  }
}
