import matter from 'gray-matter';
import * as v from 'valibot';
import { LineCounter, isMap, isNode, isPair, isScalar, parseDocument } from 'yaml';
import type { Problem } from '../problems';
import type { Source } from './source';

/** A content file that fits its schema: the data, and the Markdown below it. */
export interface Decoded<T> {
  data: T;
  body: string;
}

type Result<T> = { ok: true; value: Decoded<T> } | { ok: false; problems: Problem[] };

interface Front {
  yaml: string;
  data: unknown;
  body: string;
}

const FENCE = '---\n';

/**
 * Splits front matter and body. gray-matter is given the front matter alone, for it copies whatever
 * it is given; the empty options object keeps it from caching every file it has ever seen
 * (jonschlinkert/gray-matter#43).
 */
function splitMarkdown(text: string): Front {
  const end = text.indexOf('\n---', FENCE.length - 1) + FENCE.length;
  const { data, matter: yaml } = matter(`${text.slice(0, end)}\n`, {});
  return { yaml, data, body: text.slice(end).replace(/^\n/, '') };
}

/** YAML files may begin with a fence of their own, which would end ours. */
const splitYaml = (text: string): Front => ({
  yaml: `\n${text}`,
  data: matter(`${FENCE}${text.startsWith(FENCE) ? text.replace(FENCE, '\n') : text}\n---\n`, {})
    .data,
  body: '',
});

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
  return decode(schema, source, splitMarkdown, 0);
}

/** Reads a YAML file by its schema. */
export const decodeYaml = <S extends v.GenericSchema>(
  schema: S,
  source: Source,
): Result<v.InferOutput<S>> => decode(schema, source, splitYaml, -1);

function decode<S extends v.GenericSchema>(
  schema: S,
  source: Source,
  split: (text: string) => Front,
  lineShift: number,
): Result<v.InferOutput<S>> {
  let front: Front;
  try {
    front = split(source.text);
  } catch (error) {
    return malformed(source, error, lineShift);
  }
  const parsed = v.safeParse(schema, front.data);
  if (parsed.success) {
    return { ok: true, value: { data: parsed.output, body: front.body } };
  }
  const locate = lineLocator(front.yaml);
  return {
    ok: false,
    problems: parsed.issues.map((issue) => describe(issue, source, locate, lineShift)),
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

/** js-yaml's errors carry the place as `mark` (0-based line, counted after the fence). */
function malformed(
  source: Source,
  error: unknown,
  lineShift: number,
): { ok: false; problems: Problem[] } {
  const { reason, mark } = error as { reason?: string; mark?: { line: number } };
  if (reason === undefined) throw error;
  const line = (mark?.line ?? 0) + 1 + lineShift;
  const found = source.text.split('\n')[line - 1] ?? '';
  return fail(
    source,
    line,
    'malformed YAML',
    `${JSON.stringify(found.trim())} (${reason})`,
    'key: value lines, indented alike',
    'quote values that hold ": " or begin with { [ & * # or a quote',
  );
}

/** Where in a YAML text a path of keys and indexes stands; falls back to the nearest parent. */
function lineLocator(yaml: string): (path: readonly (string | number)[]) => number {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  return (path) => {
    for (let depth = path.length; depth > 0; depth--) {
      const parent = document.getIn(path.slice(0, depth - 1), true);
      const key = path[depth - 1];
      const node = isMap(parent)
        ? parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key)
            ?.key
        : document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
}

function describe(
  issue: v.BaseIssue<unknown>,
  source: Source,
  locate: (path: readonly (string | number)[]) => number,
  lineShift: number,
): Problem {
  const path = (issue.path ?? []).map((item) => item.key as string | number);
  const key = path.join('.') || 'front matter';
  const line = Math.max(1, locate(path) + lineShift);
  const at = { file: source.file, line };
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return {
      ...at,
      what: `unknown field ${key}`,
      found: key,
      expected: 'a field of the schema',
      fix: 'correct the name or remove the line',
    };
  }
  if (issue.received === 'undefined') {
    return {
      ...at,
      what: `missing field ${key}`,
      found: 'nothing',
      expected: readable(issue),
      fix: `add ${key}`,
    };
  }
  return {
    ...at,
    what: issue.kind === 'schema' ? `wrong type of ${key}` : `invalid ${key}`,
    found: issue.received,
    expected: readable(issue),
    fix: `correct ${key}`,
  };
}

/** Schemas say what they expect in their message; valibot's own sentences are cut to the same shape. */
function readable(issue: v.BaseIssue<unknown>): string {
  const own = /^Invalid (?:type|key|value|length): Expected (.*?)(?: but received .*)?$/.exec(
    issue.message,
  );
  return own?.[1] ?? issue.message;
}
