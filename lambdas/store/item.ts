import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import * as v from 'valibot';

export type Item = Record<string, AttributeValue>;
export type Values = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Plain values as the database's attributes, lists as sets; undefined ones are left out. */
export function toItem(values: Values): Item {
  const item: Item = {};
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (typeof value === 'number') item[name] = { N: String(value) };
    else item[name] = typeof value === 'string' ? { S: value } : { SS: [...value] };
  }
  return item;
}

const plain = (value: AttributeValue): unknown =>
  value.S ?? value.SS ?? (value.N === undefined ? undefined : Number(value.N));

/** An item read with its schema; throws where something else has written it. */
export const fromItem = <T>(schema: v.GenericSchema<unknown, T>, item: Item): T =>
  v.parse(
    schema,
    Object.fromEntries(Object.entries(item).map(([name, value]) => [name, plain(value)])),
  );
