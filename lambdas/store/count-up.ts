import type { Database } from './database';
import { toItem } from './item';
import { counterItem } from './keys';
import type { Window } from '../conversation/limits';

/**
 * Counts one more in a window of a limit.
 *
 * @returns false where the limit was reached before.
 */
export const countUp = (
  database: Database,
  { name, subject, start, end, max }: Window,
): Promise<boolean> =>
  database.update({
    Key: toItem({ ...counterItem(name, subject, start) }),
    UpdateExpression: 'SET expires = :expires ADD n :one',
    ConditionExpression: 'attribute_not_exists(n) OR n < :max',
    ExpressionAttributeValues: toItem({
      ':expires': Math.ceil(end / 1000),
      ':one': 1,
      ':max': max,
    }),
  });
