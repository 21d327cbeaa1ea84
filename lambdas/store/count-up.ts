import * as v from 'valibot';
import type { Database } from './database';
import { fromItem, toItem } from './item';
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
    Key: toItem(counterItem(name, subject, start)),
    UpdateExpression: 'SET expires = :expires ADD n :one',
    ConditionExpression: 'attribute_not_exists(n) OR n < :max',
    ExpressionAttributeValues: toItem({
      ':expires': Math.ceil(end / 1000),
      ':one': 1,
      ':max': max,
    }),
  });

const CounterItem = v.object({ n: v.number() });

/** How many more a window takes. */
export async function countLeft(
  database: Database,
  { name, subject, start, max }: Window,
): Promise<number> {
  const item = await database.get({ Key: toItem(counterItem(name, subject, start)) });
  return item ? max - fromItem(CounterItem, item).n : max;
}
