import * as v from 'valibot';
import { LANGUAGE_CODES } from '../../content/core/language';
import type { Claim } from '../conversation/conversation';
import { expiresAt } from '../conversation/retention';
import type { Database } from './database';
import { fromItem, toItem } from './item';
import { claimItem } from './keys';

const ClaimItem = v.object({
  at: v.number(),
  text: v.string(),
  language: v.picklist(LANGUAGE_CODES),
});

/** The claim that holds, and whether it was made just now. */
export interface Claimed {
  claim: Claim;
  isNew: boolean;
}

/**
 * Claims a message for its id. The first claim of an id holds; all later ones are given it, and
 * with it the same time and the same rows.
 */
export async function claimMessage(
  database: Database,
  session: string,
  claim: Claim,
): Promise<Claimed> {
  const key = claimItem(session, claim);
  const { at, text, language } = claim;
  const ours = await database.put({
    Item: toItem({ ...key, at, text, language, expires: expiresAt(at) }),
    ConditionExpression: 'attribute_not_exists(pk)',
  });
  if (ours) return { claim, isNew: true };
  const item = await database.get({ Key: toItem(key), ConsistentRead: true });
  // Erased between the two calls: the next attempt is a new message.
  if (!item) return claimMessage(database, session, claim);
  return { claim: { id: claim.id, ...fromItem(ClaimItem, item) }, isNew: false };
}
