import { basename } from 'node:path';
import type { Script } from './bundle-client';

/** Bytes of JavaScript, after gzip, that a first visit to a page with some islands loads. */
export function firstVisit(
  scripts: readonly Script[],
  start: readonly string[],
  islands: readonly string[],
): number {
  const chunks =
    islands.length > 0 ? [...islands.map((name) => `${name}.island`), 'hydrate-island'] : [];
  const wanted = [
    ...start,
    ...scripts
      .map(({ path }) => path)
      .filter((path) => chunks.some((chunk) => basename(path).startsWith(`${chunk}-`))),
  ];
  const known = new Map(scripts.map((script) => [script.path, script]));
  const loaded = new Set<Script>();
  const load = (path: string): void => {
    const script = known.get(path);
    if (!script || loaded.has(script)) return;
    loaded.add(script);
    script.imports.forEach(load);
  };
  wanted.forEach(load);
  return [...loaded].reduce((sum, { bytes }) => sum + bytes, 0);
}

/** A kind of page, as far as its scripts go. */
export interface PageScripts {
  islands: readonly string[];
  documents: number;
  /** One of them. */
  path: string;
  bytes: number;
}

/** What documents load, by the islands that they hold, the lightest first. */
export function scriptsByKind(
  documents: readonly { path: string; islands: readonly string[] }[],
  weigh: (islands: readonly string[]) => number,
): PageScripts[] {
  const kinds = new Map<string, PageScripts>();
  for (const { path, islands } of documents) {
    const key = islands.join();
    const kind = kinds.get(key) ?? { islands, documents: 0, path, bytes: weigh(islands) };
    kinds.set(key, { ...kind, documents: kind.documents + 1 });
  }
  return [...kinds.values()].sort((a, b) => a.bytes - b.bytes);
}
