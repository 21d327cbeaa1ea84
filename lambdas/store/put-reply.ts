import * as v from 'valibot';
import { type Reply, REPLY_SHAPES } from '../assistant/assistant';
import { URGENT } from '../assistant/needs';
import type { Claim, StoredReply } from '../conversation/conversation';
import { messageId } from '../conversation/message-id';
import { expiresAt } from '../conversation/retention';
import type { Database } from './database';
import { fromItem, toItem } from './item';
import { replyItem } from './keys';

const ReplyItem = v.object({
  at: v.number(),
  content: v.string(),
  shape: v.picklist(REPLY_SHAPES),
  urgent: v.optional(v.picklist(URGENT)),
});

/** The reply to a claim, if an attempt got that far. */
export async function findReply(
  database: Database,
  session: string,
  claim: Claim,
): Promise<StoredReply | undefined> {
  const item = await database.get({ Key: toItem(replyItem(session, claim)), ConsistentRead: true });
  return (
    item && {
      id: messageId('assistant', claim.id),
      role: 'assistant',
      ...fromItem(ReplyItem, item),
    }
  );
}

/** Writes the reply unless there is one; gives the one that stands. */
export async function putReply(
  database: Database,
  session: string,
  claim: Claim,
  reply: Reply,
  at: number,
): Promise<StoredReply | undefined> {
  const { text: content, shape, urgent } = reply;
  const ours = await database.put({
    Item: toItem({
      ...replyItem(session, claim),
      id: claim.id,
      at,
      content,
      shape,
      urgent,
      expires: expiresAt(at),
    }),
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  if (!ours) return findReply(database, session, claim);
  return { id: messageId('assistant', claim.id), role: 'assistant', at, content, shape, urgent };
}
