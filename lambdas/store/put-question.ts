import type { Claim } from '../conversation/conversation';
import { expiresAt } from '../conversation/retention';
import type { Database } from './database';
import { toItem } from './item';
import { questionItem } from './keys';

/** Writes the visitor's words; again is the same as once. */
export async function putQuestion(
  database: Database,
  session: string,
  claim: Claim,
): Promise<void> {
  const { id, at, text } = claim;
  await database.put({
    Item: toItem({
      ...questionItem(session, claim),
      id,
      at,
      content: text,
      expires: expiresAt(at),
    }),
  });
}
