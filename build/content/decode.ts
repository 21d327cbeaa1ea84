import * as v from 'valibot';
import { editDistance } from '../../content/core/edit-distance';
import type { Problem } from '../../content/core/problem';
import { FENCE, type Front, readYaml, splitMarkdown } from './front-matter';
import { type DataPath, lineLocator } from './line-of-path';
import type { Source } from './source';

/** A content file that fits its schema: the data, and the Markdown below it. */
export interface Decoded<T> {
  data: T;
  body: string;
}

type Result<T> = { ok: true; value: Decoded<T> } | { ok: false; problems: Problem[] };

/** Reads a Markdown file with front matter by its schema. */
export function decodeMarkdown<S extends v.GenericSchema>(
  schema: S,
  source: Source,
): Result<v.InferOutput<S>> {
  if (!source.text.startsWith(FENCE)) {
    return fail(
      source,
      1,
      'no front matter',
      firstLine(source.text),
      'a first line of ---',
      'begin the file with --- and its fields',
    );
  }
  if (source.text.indexOf('\n---', 3) < 0) {
    return fail(
      source,
      1,
      'front matter without an end',
      'only one line of ---',
      'a second line of ---',
      'close the front matter with ---',
    );
  }
  return decode(schema, source, splitMarkdown);
}

/** Reads a YAML file by its schema. */
export const decodeYaml = <S extends v.GenericSchema>(
  schema: S,
  source: Source,
): Result<v.InferOutput<S>> => decode(schema, source, readYaml);

function decode<S extends v.GenericSchema>(
  schema: S,
  source: Source,
  read: (text: string) => Front,
): Result<v.InferOutput<S>> {
  let front: Front;
  try {
    front = read(source.text);
  } catch (error) {
    return malformed(source, error);
  }
  const parsed = v.safeParse(schema, front.data);
  if (parsed.success) return { ok: true, value: { data: parsed.output, body: front.body } };
  const locate = lineLocator(front.yaml);
  return {
    ok: false,
    problems: parsed.issues.map((issue) => describe(issue, source, locate, fieldsOf(schema))),
  };
}

const firstLine = (text: string): string => JSON.stringify(text.split('\n', 1)[0] ?? '');

function fail(
  source: Source,
  line: number,
  what: string,
  found: string,
  expected: string,
  fix: string,
): { ok: false; problems: Problem[] } {
  return { ok: false, problems: [{ file: source.file, line, what, found, expected, fix }] };
}

/** js-yaml sees that words follow a closing bracket or quote only when it meets the next field. */
const NOTICED_LATE = /multiline key/;

/** The 1-based line of the last words before a line. */
function lineBefore(lines: readonly string[], line: number): number {
  for (let before = line - 1; before > 0; before--) {
    if (!/^\s*(?:#|$)/.test(lines[before - 1] ?? '')) return before;
  }
  return line;
}

/** js-yaml reads on to the end of the file, or to the next quote, after one that is not closed. */
const UNCLOSED = /quoted scalar|bad indentation/;

/** The 1-based line of a value, before a line, that begins with a quote and ends without. */
function lineOfUnclosed(lines: readonly string[], line: number): number {
  const found = lines.slice(0, line).findIndex((text) => /[:-] +(["'])(?:(?!\1).)*$/.test(text));
  return found < 0 ? line : found + 1;
}

/** js-yaml's errors carry the place as `mark` (0-based line), but for a second document in one file. */
function malformed(source: Source, error: unknown): { ok: false; problems: Problem[] } {
  const { reason, mark } = error as { reason?: string; mark?: { line: number } };
  if (reason === undefined) throw error;
  const lines = source.text.split('\n');
  const told = 1 + (mark?.line ?? lines.findLastIndex((text) => text.startsWith('---')));
  const line = NOTICED_LATE.test(reason)
    ? lineBefore(lines, told)
    : UNCLOSED.test(reason)
      ? lineOfUnclosed(lines, told)
      : told;
  const found = lines[line - 1] ?? '';
  return fail(
    source,
    line,
    'malformed YAML',
    `${JSON.stringify(found.trim())} (${reason})`,
    'key: value lines, indented alike',
    /duplicated/.test(reason)
      ? 'remove one of the two lines'
      : mark === undefined
        ? 'remove the line'
        : 'quote values that hold ": " or begin with { [ & * # or a quote',
  );
}

function describe(
  issue: v.BaseIssue<unknown>,
  source: Source,
  locate: (path: DataPath) => number,
  fields: readonly string[],
): Problem {
  const path = (issue.path ?? []).map((item) => item.key as string | number);
  const key = path.join('.') || 'front matter';
  const line = locate(path);
  const at = { file: source.file, line };
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return {
      ...at,
      what: `unknown field ${key}`,
      found: key,
      expected: 'a field of the schema',
      fix: `correct the name or remove the line${path.length === 1 ? `; there are ${fields.join(', ')}` : ''}`,
    };
  }
  if (issue.received === 'undefined') {
    return {
      ...at,
      what: `missing field ${key}`,
      found: 'nothing',
      expected: `a line "${path.at(-1)}: …"`,
      fix: `add ${key}`,
    };
  }
  const names = namesLike(issue);
  if (names) {
    const what = `unknown ${path.findLast((name) => typeof name === 'string')}`;
    const found = issue.received;
    return { ...at, what, found, expected: names, fix: `correct ${key}` };
  }
  const written = source.text.split('\n')[line - 1] ?? '';
  // YAML takes the one for a list of keys and the other for a comment.
  const isBare = issue.kind === 'schema' && /(?:: |- )(?:\{\{|#)/.test(written);
  return {
    ...at,
    what: issue.kind === 'schema' ? `wrong type of ${key}` : `invalid ${key}`,
    found: isBare
      ? written.trim()
      : typeof issue.input === 'string'
        ? JSON.stringify(issue.input)
        : plain(issue.received),
    expected: readable(issue),
    fix: isBare ? 'put quotes around the value' : `correct ${key}`,
  };
}

const MANY = 4;

/** Of many names that a schema takes, those most like the one that was written. */
function namesLike({ expected, received }: v.BaseIssue<unknown>): string | undefined {
  const written = /^"(.*)"$/.exec(received)?.[1];
  const names = [...(expected ?? '').matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
  if (written === undefined || names.length < MANY) return undefined;
  const distance = (name: string): number => editDistance(written, name, name.length);
  const [first, ...rest] = names.sort((a, b) => distance(a) - distance(b)).slice(0, 3);
  return `one of ${names.length} names, perhaps ${first} (or ${rest.join(', ')})`;
}

/** Schemas say what they expect in their message; valibot's own sentences are cut to the same shape. */
function readable(issue: v.BaseIssue<unknown>): string {
  const own = /^Invalid (?:type|key|value|length): Expected (.*?)(?: but received .*)?$/.exec(
    issue.message,
  );
  const type = own?.[1];
  if (type === undefined) return issue.message;
  return type === 'Array' ? 'a list such as [one, two]' : plain(type);
}

/** A type as people call it who write YAML. */
const plain = (type: string): string =>
  type === 'Object' ? 'lines of key: value' : type === 'Array' ? 'a list' : type;

/** The fields that a file may have at its top. */
const fieldsOf = (schema: object): string[] =>
  'entries' in schema ? Object.keys(Object(schema.entries)) : [];
