import type { Visitor } from '../conversation/conversation';
import { expiresAt } from '../conversation/retention';
import { Erased } from '../errors/errors';
import type { Database } from './database';
import { toItem } from './item';
import { sessionItem } from './keys';
import { dueShard } from './table';

/** Keeps who the visitor is; from now on a mail about the session is due. */
export async function saveVisitor(
  database: Database,
  session: string,
  visitor: Visitor,
  { at, dueAt }: { at: number; dueAt: number },
): Promise<void> {
  const saved = await database.update({
    Key: toItem({ ...sessionItem(session) }),
    UpdateExpression:
      'SET #name = :name, email = :email, phone = :phone, expires = :expires, due = :due, dueAt = :dueAt REMOVE failures ADD version :one',
    ConditionExpression: 'attribute_not_exists(erasedAt) OR erasedAt < :at',
    ExpressionAttributeNames: { '#name': 'name' },
    ExpressionAttributeValues: toItem({
      ':name': visitor.name,
      ':email': visitor.email,
      ':phone': visitor.phone,
      ':expires': expiresAt(at),
      ':due': dueShard(session),
      ':dueAt': dueAt,
      ':at': at,
      ':one': 1,
    }),
  });
  if (!saved) throw new Erased();
}
