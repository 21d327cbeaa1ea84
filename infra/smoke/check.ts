import type { Answer, AskHost } from './ask';

/** Something on a live site that is not as it should be. */
export interface Fault {
  /** What was asked, as `GET /about`. */
  what: string;
  found: string;
  expected: string;
}

export interface Target {
  ask: AskHost;
  /** Origin, without a slash at the end. */
  host: string;
  /** The chat's public key; that in the pages where absent. */
  key: string | undefined;
  /** Send a real transcript to the inbox. */
  mail: boolean;
}

/** One aspect of a live site. Throws where it cannot be judged at all. */
export interface Check {
  name: string;
  /** Where to look when it fails. */
  advice: string;
  run(target: Target): Promise<Fault[]>;
}

/** A fault unless the value is as expected. */
export const expectThat = (
  what: string,
  found: string | number | undefined,
  expected: string | number | RegExp,
): Fault[] => {
  const isGood =
    expected instanceof RegExp ? expected.test(String(found ?? '')) : found === expected;
  return isGood ? [] : [{ what, found: String(found ?? 'nothing'), expected: String(expected) }];
};

export const BROTLI = { 'accept-encoding': 'gzip, deflate, br' };

export const whatOf = ({ path }: Answer, part = ''): string =>
  `GET ${path.slice(0, 80)}${part === '' ? '' : ` · ${part}`}`;

/** Runs tasks a few at a time, so that a check is no attack. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let i = 0; i < items.length; i += 6) {
    results.push(...(await Promise.all(items.slice(i, i + 6).map(run))));
  }
  return results;
}
