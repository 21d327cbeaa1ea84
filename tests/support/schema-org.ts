import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A property of schema.org as schema-dts declares it. */
interface Property {
  /** Names of the types that its values may have. */
  ranges: readonly string[];
  deprecated: boolean;
}

/** schema.org's words, read from the type declarations of schema-dts. */
export interface Vocabulary {
  /** Types by name, each with its own properties and those of its parents. */
  types: ReadonlyMap<string, ReadonlyMap<string, Property>>;
  /** Every type that counts as one, itself included: `LocalBusiness` has `ProfessionalService`. */
  kindsOf(type: string): ReadonlySet<string>;
  /** Whether a range takes a value that is no object. */
  takes(range: string, value: unknown): boolean;
}

const PROPERTY = /^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/;
const INTERFACE = /^(?:export )?interface (\w+)(?: extends (.+))? \{$/;
const TYPE_NAME = /^ {4}"@type": "(\w+)";$/;
const UNION = /^export type (\w+)(?:<.*>)? = (.+);$/;

interface Interface {
  parents: readonly string[];
  own: Map<string, Property>;
  /** What `@type` says; bases that no thing has by itself say nothing. */
  type: string | undefined;
}

/** Reads the declarations line by line; their generator writes one declaration or property a line. */
export function readVocabulary(): Vocabulary {
  const { interfaces, unions } = readDeclarations();
  const types = new Map<string, ReadonlyMap<string, Property>>();
  for (const declared of interfaces.values()) {
    if (declared.type) types.set(declared.type, inherited(declared, interfaces));
  }
  const kinds = memoised((type) => kindsIn(type, unions));
  return {
    types,
    kindsOf: kinds,
    takes: (range, value) => literalsIn(range, unions).some((literal) => literal(value)),
  };
}

function readDeclarations() {
  const library = createRequire(import.meta.url).resolve('schema-dts/package.json');
  const source = readFileSync(join(library, '../dist/schema.d.ts'), 'utf8');
  const interfaces = new Map<string, Interface>();
  const unions = new Map<string, readonly string[]>();
  let current: Interface | undefined;
  let comment = '';
  for (const line of source.split('\n')) {
    const opened = INTERFACE.exec(line);
    const property = PROPERTY.exec(line);
    const union = UNION.exec(line);
    if (opened) {
      const parents = (opened[2] ?? '').split(', ').filter(Boolean);
      current = { parents, own: new Map(), type: undefined };
      interfaces.set(opened[1] ?? '', current);
    } else if (union) unions.set(union[1] ?? '', (union[2] ?? '').split(' | '));
    else if (property && current) {
      const ranges = (property[2] ?? '').split(' | ');
      current.own.set(property[1] ?? '', { ranges, deprecated: comment.includes('@deprecated') });
    } else if (current) current.type ??= TYPE_NAME.exec(line)?.[1];
    if (line === '}') current = undefined;
    comment = /^\s*(?:\/\*\*| \*)/.test(line) ? comment + line : '';
  }
  return { interfaces, unions };
}

function inherited(
  { parents, own }: Interface,
  all: ReadonlyMap<string, Interface>,
): Map<string, Property> {
  const above = parents.flatMap((name) => {
    const parent = all.get(name);
    return parent ? [...inherited(parent, all)] : [];
  });
  return new Map([...above, ...own]);
}

/** A union names its own leaf and the unions of the types below it. */
function kindsIn(
  type: string,
  unions: ReadonlyMap<string, readonly string[]>,
): ReadonlySet<string> {
  const below = (unions.get(type) ?? []).filter((member) => unions.has(member));
  return new Set([type, ...below.flatMap((member) => [...kindsIn(member, unions)])]);
}

/** The tests that a range has for values without properties: text, numbers, names of an enumeration. */
function literalsIn(
  range: string,
  unions: ReadonlyMap<string, readonly string[]>,
): ((value: unknown) => boolean)[] {
  return (unions.get(range) ?? []).flatMap((member) => {
    if (['string', 'number', 'boolean'].includes(member)) {
      return [(value: unknown) => typeof value === member];
    }
    if (/^".*"$/.test(member)) return [(value: unknown) => `"${String(value)}"` === member];
    return unions.has(member) ? literalsIn(member, unions) : [];
  });
}

function memoised<T>(compute: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

/** A node of JSON-LD. */
export type Thing = Readonly<Record<string, unknown>>;

export const isThing = (value: unknown): value is Thing =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** One value or several, as JSON-LD lets both stand for the same. */
export const each = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** A mention of a thing that is described elsewhere. */
const isReference = (thing: Thing): boolean => Object.keys(thing).join() === '@id';

/** What in a thing, and in the things within it, is not schema.org's, one line a mistake. */
export function vocabularyMistakes(
  words: Vocabulary,
  thing: Thing,
  at = String(thing['@type']),
): string[] {
  const type = thing['@type'];
  const properties = typeof type === 'string' ? words.types.get(type) : undefined;
  if (!properties) return [`${at}: ${String(type)} is no type of schema.org`];
  return Object.entries(thing).flatMap(([name, value]) => {
    if (name === '@type' || name === '@id') return [];
    const place = `${at}.${name}`;
    const property = properties.get(name);
    if (!property) return [`${place}: ${String(type)} has no such property`];
    const old = property.deprecated ? [`${place} is deprecated`] : [];
    const wrong = each(value).flatMap((one) => valueMistakes(words, property, one, place));
    return [...old, ...wrong];
  });
}

function valueMistakes(
  words: Vocabulary,
  { ranges }: Property,
  value: unknown,
  at: string,
): string[] {
  const refused = (what: unknown): string[] => [
    `${at}: no ${ranges.join(' or ')}: ${String(what)}`,
  ];
  if (!isThing(value)) {
    return ranges.some((range) => words.takes(range, value)) ? [] : refused(value);
  }
  if (isReference(value)) return ranges.includes('IdReference') ? [] : refused(value['@id']);
  const type = String(value['@type']);
  const fits = ranges.some((range) => words.kindsOf(range).has(type));
  return [...(fits ? [] : refused(type)), ...vocabularyMistakes(words, value, at)];
}
