import { randomUUID } from 'node:crypto';
import type { Assistant } from '../assistant/assistant';
import { ApiError, Erased, Unavailable } from '../errors/errors';
import type { Claimed } from '../store/claim-message';
import type { Session } from '../store/session-item';
import type { Store } from '../store/store';
import type { Claim, Message, StoredReply, Visitor } from '../conversation/conversation';
import type { MessageRequest } from './requests';

interface Conversing {
  store: Store;
  assistant: Assistant;
  now: () => number;
}

/** What came of a message: its claim, and the reply that stands. */
export interface Answered {
  claim: Claim;
  reply: StoredReply;
  /** Whether this attempt made the reply; an earlier one did otherwise. */
  isNew: boolean;
  /** Who asked, where that is known. */
  visitor: Visitor | undefined;
}

/**
 * Stores a question and its reply. Every write can be repeated: attempts under the same `clientId`
 * share one claim and write the same two rows, and the reply that was stored first stands.
 *
 * @throws ApiError where the `clientId` was used for another text.
 * @throws Erased where the conversation was erased while this was under way; nothing is left then.
 */
export async function answerMessage(
  { store, assistant, now }: Conversing,
  session: string,
  { clientId, message: text, language }: Omit<MessageRequest, 'sessionId'>,
): Promise<Answered> {
  const at = now();
  const id = clientId ?? randomUUID();
  const claimed = await store.claimMessage(session, { id, at, text, language });
  const { claim } = claimed;
  if (claim.text !== text)
    throw new ApiError(409, 'other-message', 'Another message was sent under this clientId.');
  // The claim's time: a message of before an erasure is erased, however late it is sent again.
  const touch = { at: claim.at, language, text };
  try {
    // Before the rows, so that a question is mailed even if this ends half-way; and after them,
    // because a mail that goes out in between does not hold them.
    const about = await store.touchSession(session, { ...touch, isNew: claimed.isNew });
    const stored = await storeBoth({ store, assistant, now }, about, claimed);
    const { urgent } = stored.reply;
    const isKnown = about.visitor !== undefined;
    const { visitor } = await store.touchSession(session, { ...touch, urgent, isKnown });
    return { claim, visitor, ...stored };
  } catch (error) {
    if (error instanceof Erased) await store.removeClaim(session, claim);
    throw error;
  }
}

/** Turns that an assistant is told; a follow-up refers to the last ones. */
const HISTORY = 20;

/** Messages of one visitor that are answered; a conversation that goes on needs a person. */
const MOST_ANSWERED = 200;

async function storeBoth(
  { store, assistant, now }: Conversing,
  about: Session,
  { claim, isNew }: Claimed,
): Promise<Pick<Answered, 'reply' | 'isNew'>> {
  const { key: session, asked } = about;
  const isFirst = isNew && asked === 1;
  const [earlier, known] = await Promise.all([
    isFirst
      ? []
      : store.listMessages(session, { now: now(), before: claim, newest: HISTORY, about }),
    isNew ? undefined : store.findReply(session, claim),
    store.putQuestion(session, claim),
  ]);
  if (known) return { reply: known, isNew: false };
  const isOver = asked > MOST_ANSWERED;
  const made = await assistant({
    text: claim.text,
    language: claim.language,
    history: earlier.map(toTurn),
    isOver,
  });
  const reply = await store.putReply(session, claim, made, now());
  if (!reply) throw new Unavailable('the reply was erased while it was written');
  return { reply, isNew: true };
}

const toTurn = ({ role, content }: Message) => ({ role, content });
