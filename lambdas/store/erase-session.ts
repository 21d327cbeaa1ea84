import type { Claim } from '../conversation/conversation';
import { expiresAt } from '../conversation/retention';
import type { Database } from './database';
import { type Item, toItem } from './item';
import { claimItem, questionItem, replyItem, sessionItem } from './keys';

/** Requests that began before an erasure are over by then. */
const MARK_KEPT_MS = 86_400_000;

/**
 * Deletes everything of a session. A mark with the time stays for a day, by which a request that
 * was under way notices that its rows have to go too.
 */
export async function eraseSession(database: Database, session: string, at: number): Promise<void> {
  const mark = sessionItem(session);
  await database.put({
    Item: toItem({ ...mark, erasedAt: at, expires: expiresAt(at, MARK_KEPT_MS) }),
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
    [claimItem(session, claim.id), questionItem(session, claim), replyItem(session, claim)].map(
      (key) => toItem({ ...key }),
    ),
  );

const keyOf = ({ pk, sk }: Item): Item => ({ ...(pk && { pk }), ...(sk && { sk }) });
