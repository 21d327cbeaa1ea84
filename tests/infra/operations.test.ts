import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type * as v from 'valibot';
import { Configuration } from '../../infra/configuration';
import { RUNBOOK, runbookLink } from '../../infra/runbook';
import { STAGES } from '../support/infra/configurations';
import { PROJECT } from '../support/infra/site';

const page = readFileSync(join(PROJECT, 'docs/operations.md'), 'utf8');
const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, text = '']) => text);
/** As GitHub and most renderers make them. */
const anchors = headings.map((text) =>
  text
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(/\s/g, '-'),
);

describe('docs/operations.md', () => {
  test.for(Object.keys(RUNBOOK))('has a paragraph for %s, and says what to do', (anchor) => {
    expect(anchors.filter((candidate) => candidate === anchor)).toEqual([anchor]);
    const [, rest = ''] = page.split(`### ${anchor}\n`);
    const paragraph = rest.split(/\n#/)[0] ?? '';
    expect(paragraph.length).toBeGreaterThan(200);
  });

  test('is where alarms link to', () => {
    expect(runbookLink(STAGES.plain.configuration, 'alarm-sweep')).toBe(
      'docs/operations.md#alarm-sweep',
    );
    const published = { ...STAGES.plain.configuration, operationsUrl: 'https://wiki.example/ops' };
    expect(runbookLink(published, 'alarm-sweep')).toBe('https://wiki.example/ops#alarm-sweep');
  });

  test('has no link to a heading that is not there', () => {
    const links = [...page.matchAll(/\]\(#([\w-]+)\)/g)].map(([, anchor = '']) => anchor);
    expect(links.length).toBeGreaterThan(3);
    expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });

  test('explains every value', () => {
    const missing = keysOf(Configuration).filter((key) => {
      const [last = ''] = key.split('.').slice(-1);
      return !page.includes(`\`${key}\``) && !page.includes(`\`.${last}\``);
    });
    expect(missing).toEqual([]);
  });

  test('names no command that is not there', () => {
    const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = new Set([...page.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name));
    expect(named.size).toBeGreaterThan(3);
    expect([...named].filter((name) => !(name in scripts))).toEqual([]);
  });
});

/** Every key of a schema, as `limits.readUnits`. */
function keysOf(schema: v.GenericSchema, path = ''): string[] {
  const inner = schema as v.GenericSchema & {
    entries?: Record<string, v.GenericSchema>;
    wrapped?: v.GenericSchema;
    options?: readonly unknown[];
    type: string;
  };
  if (inner.wrapped) return keysOf(inner.wrapped, path);
  if (inner.type === 'union') {
    return [
      ...new Set(
        (inner.options ?? []).flatMap((option) => keysOf(option as v.GenericSchema, path)),
      ),
    ];
  }
  if (!inner.entries) return [path];
  return Object.entries(inner.entries).flatMap(([key, value]) =>
    keysOf(value, path === '' ? key : `${path}.${key}`),
  );
}
