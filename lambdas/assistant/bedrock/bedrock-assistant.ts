import * as v from 'valibot';
import type { Assistant, Reply } from '../assistant';
import { checkGrounding } from '../check-grounding';
import type { Knowledge } from '../knowledge';
import type { AskModel } from './ask-model';
import { promptOf } from './prompt';

export interface BedrockOptions {
  knowledge: Knowledge;
  /** Answers greetings and hand-offs, and whatever the model fails to. */
  embedded: Assistant;
  ask: AskModel;
  /** Told why the embedded reply went out instead. */
  onFallback: (reason: string) => void;
}

const MAX_CHARACTERS = 1500;

/** What the model was asked to say. */
const Said = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    text: v.pipe(v.string(), v.trim(), v.nonEmpty('no answer'), v.maxLength(MAX_CHARACTERS)),
    passages: v.pipe(v.array(v.string()), v.minLength(1, 'no passages')),
  }),
);

const READ_MORE = { sv: 'Läs mer', en: 'Read more' } as const;

/**
 * Lets a model word the answer. What it says goes out only if the passages it names exist and hold
 * every number, name and contact detail in it; the embedded reply goes out otherwise.
 */
export function bedrockAssistant(options: BedrockOptions): Assistant {
  const { knowledge, embedded, ask, onFallback } = options;
  const byId = new Map(knowledge.passages.map((passage) => [passage.id, passage]));
  return async (question) => {
    const reply = await embedded(question);
    if (reply.shape === 'courtesy' || reply.shape === 'hand-off') return reply;
    try {
      return await answer(question);
    } catch (error) {
      onFallback(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
      return reply;
    }
  };

  async function answer(question: Parameters<Assistant>[0]): Promise<Reply> {
    const said = v.parse(Said, await ask(promptOf(knowledge, question), question));
    const cited = said.passages.map((id) => {
      const passage = byId.get(id);
      if (!passage) throw new Error('a passage that does not exist is named');
      return passage;
    });
    const ungrounded = checkGrounding(said.text, cited).filter((what) => what !== knowledge.name);
    if (ungrounded.length > 0) throw new Error(`no passage says ${ungrounded.join(', ')}`);
    const path = cited[0]?.path ?? '/';
    const text = `${said.text}\n\n${READ_MORE[question.language]}: ${path}`;
    return { shape: 'sure', text, citations: said.passages };
  }
}
