/**
 * `npm run rooms`: the houses and rooms of the linter's configuration, each with the rooms it imports
 * and how often. Exits with 1 where an arrow leads the wrong way.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { placeOf, wrongArrow } from './rooms-rule.mjs';

const PROJECT = join(import.meta.dirname, '../..');
const { rules } = JSON.parse(readFileSync(join(PROJECT, '.oxlintrc.json'), 'utf8'));
/** @type {import('./rooms-rule.mjs').Houses} */
const houses = rules['rooms/arrows'][1];

/** The imports that a file of ours may hold. */
const IMPORT = /(?:from|import\()\s*'(\.[^']+)'|^import '(\.[^']+)'/gm;

/** @type {Map<string, Map<string, number>>} */
const arrows = new Map();
/** @type {string[]} */
const wrong = [];
for (const house of Object.keys(houses)) {
  for (const file of readdirSync(join(PROJECT, house), { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:tsx?|mjs)$/.test(file)) readImports(join(PROJECT, house, file));
  }
}
for (const [house, { rooms }] of Object.entries(houses)) {
  console.log(`${house}/  →  ${arrowsOf(house) || 'nothing'}`);
  for (const room of ['', ...rooms.toReversed()]) {
    const name = `${house}/${room}`;
    if (arrows.has(name)) console.log(`  ${(room || '(entries)').padEnd(14)} →  ${arrowsOf(name)}`);
  }
}
console.log(
  wrong.length === 0 ? '\nNo circle: every arrow leads back in its list.' : wrong.join('\n'),
);
process.exitCode = wrong.length === 0 ? 0 : 1;

/** @param {string} path */
function readImports(path) {
  const from = placeOf(path, houses);
  for (const [, bound, bare] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
    const imported = join(dirname(path), bound ?? bare ?? '');
    const to = placeOf(imported, houses);
    if (!from || !to) continue;
    if (from.house !== to.house) count(from.house, `${to.house}/`);
    else if (from.room !== to.room) count(`${from.house}/${from.room}`, to.room);
    const message = wrongArrow(path, imported, houses);
    if (message) wrong.push(`${path}: ${message}`);
  }
}

/** @param {string} from @param {string} to */
function count(from, to) {
  const known = arrows.get(from) ?? new Map();
  arrows.set(from, known.set(to, (known.get(to) ?? 0) + 1));
}

/** @param {string} name */
function arrowsOf(name) {
  return [...(arrows.get(name) ?? [])].map(([to, times]) => `${to} ${times}`).join(', ');
}
