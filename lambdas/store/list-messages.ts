import * as v from 'valibot';
import type { Message } from '../conversation/conversation';
import { messageId } from '../conversation/message-id';
import { isExpired } from '../conversation/retention';
import type { Database } from './database';
import { fromItem, toItem } from './item';
import { MESSAGE, sessionItem, sortKeyFrom } from './keys';

const MessageItem = v.object({
  sk: v.string(),
  id: v.string(),
  at: v.number(),
  content: v.string(),
  expires: v.number(),
});

export interface ListOptions {
  now: number;
  /** Only what was said before this claim. */
  before?: { at: number };
}

/** The newest messages of a conversation, oldest first; none for a session nobody has used. */
export async function listMessages(
  database: Database,
  session: string,
  { now, before }: ListOptions,
): Promise<Message[]> {
  const { pk } = sessionItem(session);
  const items = await database.query({
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: toItem({
      ':pk': pk,
      ':from': MESSAGE,
      ':to': before ? sortKeyFrom(before) : `${MESSAGE}~`,
    }),
    ConsistentRead: true,
  });
  return items
    .map((item) => fromItem(MessageItem, item))
    .filter(({ expires }) => !isExpired(expires, now))
    .map(({ sk, id, at, content }) => {
      const role = sk.includes('#0#') ? 'user' : 'assistant';
      return { id: messageId(role, id), role, at, content };
    });
}
