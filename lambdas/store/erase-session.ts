import type { Claim } from '../conversation/conversation';
import { expiresAt } from '../conversation/retention';
import type { Database } from './database';
import { type Item, toItem } from './item';
import { claimItem, questionItem, replyItem, sessionItem } from './keys';

/**
 * Deletes everything of a session. Before that, a mark with the time takes the place of what is known
 * of the visitor: what was said until then is no longer read, even if it cannot be deleted now, and a
 * request that was under way notices that its rows have to go too. The mark stays for as long as what
 * is left could.
 *
 * @throws Unavailable where something is left; erasing again deletes it.
 */
export async function eraseSession(database: Database, session: string, at: number): Promise<void> {
  const mark = sessionItem(session);
  await database.put({
    Item: toItem({ ...mark, erasedAt: at, expires: expiresAt(at) }),
  });
  const items = await database.query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: toItem({ ':pk': mark.pk }),
    ProjectionExpression: 'pk, sk',
    ConsistentRead: true,
  });
  await database.remove(items.filter(({ sk }) => sk?.S !== mark.sk).map(keyOf));
}

/** Deletes a claim and its two rows. */
export const removeClaim = (database: Database, session: string, claim: Claim): Promise<void> =>
  database.remove(
    [claimItem, questionItem, replyItem].map((itemOf) => toItem(itemOf(session, claim))),
  );

const keyOf = ({ pk, sk }: Item): Item => ({ ...(pk && { pk }), ...(sk && { sk }) });
