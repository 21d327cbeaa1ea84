import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import * as v from 'valibot';

export type Item = Record<string, AttributeValue>;
export type Values = Readonly<Record<string, string | number | undefined>>;

/** Plain values as the database's attributes; undefined ones are left out. */
export function toItem(values: Values): Item {
  const item: Item = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    item[name] = typeof value === 'number' ? { N: String(value) } : { S: value };
  }
  return item;
}

const plain = (value: AttributeValue): unknown =>
  value.S ?? (value.N === undefined ? undefined : Number(value.N));

/** An item read with its schema; throws where something else has written it. */
export const fromItem = <T>(schema: v.GenericSchema<unknown, T>, item: Item): T =>
  v.parse(
    schema,
    Object.fromEntries(Object.entries(item).map(([name, value]) => [name, plain(value)])),
  );
