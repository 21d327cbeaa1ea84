import * as v from 'valibot';
import type { PlacedMessage } from '../conversation/conversation';
import { messageId } from '../conversation/message-id';
import { isExpired } from '../conversation/retention';
import type { Database } from './database';
import { fromItem, type Item, toItem } from './item';
import { MESSAGE, placeOf, sessionItem } from './keys';
import type { Session } from './session-item';

const MessageItem = v.object({
  sk: v.string(),
  id: v.string(),
  at: v.number(),
  content: v.string(),
  expires: v.number(),
});

interface ListOptions {
  now: number;
  /** Only what was said before this claim, or before the message at this place. */
  before?: { at: number } | { place: string };
  /** At most so many, the newest ones: what is read, and paid for, is these alone. */
  newest?: number;
  /** The session, where it was just read. */
  about?: Pick<Session, 'erasedAt'>;
}

/** The messages of a conversation, oldest first; none for a session nobody has used. */
export async function listMessages(
  database: Database,
  session: string,
  options: ListOptions,
): Promise<PlacedMessage[]> {
  const [items, { erasedAt }] = await Promise.all([
    queryMessages(database, session, options),
    options.about ?? readMark(database, session),
  ]);
  const erased = erasedAt === undefined ? '' : `${MESSAGE}${placeOf({ at: erasedAt + 1 })}`;
  return items
    .map((item) => fromItem(MessageItem, item))
    .filter(({ sk, expires }) => sk > erased && !isExpired(expires, options.now))
    .map(({ sk, id, at, content }) => {
      const role = sk.includes('#0#') ? ('user' as const) : ('assistant' as const);
      return { id: messageId(role, id), role, at, content, place: sk.slice(MESSAGE.length) };
    })
    .reverse();
}

function queryMessages(
  database: Database,
  session: string,
  { before, newest }: ListOptions,
): Promise<Item[]> {
  const { pk } = sessionItem(session);
  const start = before && ('place' in before ? before.place : placeOf(before));
  return database.query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :message)',
    ExpressionAttributeValues: toItem({ ':pk': pk, ':message': MESSAGE }),
    ...(start !== undefined && { ExclusiveStartKey: toItem({ pk, sk: `${MESSAGE}${start}` }) }),
    ...(newest !== undefined && { Limit: newest }),
    ScanIndexForward: false,
    // What is older than a page was written long ago, and costs half without.
    ConsistentRead: !(before && 'place' in before),
  });
}

const Mark = v.object({ erasedAt: v.optional(v.number()) });

async function readMark(database: Database, session: string): Promise<Pick<Session, 'erasedAt'>> {
  const mark = await database.get({
    Key: toItem(sessionItem(session)),
    ProjectionExpression: 'erasedAt',
    ConsistentRead: true,
  });
  return fromItem(Mark, mark ?? {});
}
