import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type * as v from 'valibot';
import { Configuration } from '../../infra/configuration/configuration';
import { RUNBOOK, runbookLink } from '../../infra/configuration/runbook';
import { at, list, resources, textOf } from '../../infra/checks/assembly';
import { DUE_INDEX, EXPIRES } from '../../lambdas/store/table';
import { STAGES, VARIANTS } from '../support/infra/configurations';
import { deployment } from '../support/infra/deployments';
import { PROJECT } from '../../content/core/project';

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

  test('has a paragraph for every alarm of every variant, and none that nothing leads to', async () => {
    const linked = new Set<string>();
    for (const variant of VARIANTS) {
      const { stacks } = await deployment(variant);
      const alarms = resources(stacks, 'AWS::CloudWatch::Alarm');
      expect(alarms.length).toBeGreaterThan(14);
      for (const { id, properties } of alarms) {
        const description = textOf(at(properties, 'AlarmDescription'));
        const anchor = /docs\/operations\.md#([\w-]+)$/.exec(description)?.[1] ?? '';
        expect([id, anchors.filter((candidate) => candidate === anchor)]).toEqual([id, [anchor]]);
        linked.add(anchor);
      }
      expect(resources(stacks, 'AWS::Budgets::Budget')).toHaveLength(1);
    }
    const paragraphs = anchors.filter((anchor) => anchor.startsWith('alarm-'));
    expect([...linked, 'alarm-spend'].sort()).toEqual(paragraphs.sort());
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

  test('names, for restoring, the keys that the table has, and the functions its index', async () => {
    const [table] = resources((await deployment('plain')).stacks, 'AWS::DynamoDB::GlobalTable');
    const nameIn = (...path: (string | number)[]) => textOf(at(table?.properties, ...path));
    expect(page).toContain(`attribute_not_exists(${nameIn('KeySchema', 0, 'AttributeName')})`);
    expect(page).toContain(`AttributeName=${EXPIRES}`);
    expect(DUE_INDEX.name).toBe(nameIn('GlobalSecondaryIndexes', 0, 'IndexName'));
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

describe('what it costs', () => {
  const table = page.split('## What it costs')[1]?.split('\n## ')[0] ?? '';
  /** Last cell of the row that begins so. */
  const cost = (row: RegExp): string => {
    const line = table.split('\n').find((candidate) => row.test(candidate)) ?? '';
    return (line.split('|').at(-2) ?? '').trim().replaceAll('*', '');
  };
  /** A list price that the page quotes. */
  const price = (quoted: RegExp): number => Number(quoted.exec(table)?.[1]);
  const perMonth = (perSecond: number): number => perSecond * 30 * 86_400;
  const { limits } = STAGES.plain.configuration;

  test('is what the limits, as they come, let through at list prices', () => {
    const api =
      (perMonth(limits.apiRequestsPerSecond) / 1e6) * price(/([\d.]+) a million, \[Lambda/);
    expect(cost(/^\| HTTP API: 50 requests/)).toBe(api.toFixed(0));
    const compute = perMonth(10 * 0.5) * price(/([\d.]+) a GB-second/);
    expect(cost(/^\| functions: 10 at once, 512 MB/)).toBe(compute.toFixed(0));
    const writes = ((2 * perMonth(limits.writeUnits)) / 1e6) * price(/([\d.]+) a million writes/);
    const reads = ((2 * perMonth(limits.readUnits)) / 1e6) * price(/and ([\d.]+) reads/);
    expect(cost(/^\| table: 500 writes a second/)).toBe(
      `${writes.toFixed(0)} + ${reads.toFixed(0)}`,
    );
    const mail = ((limits.mailsPerDay * 30) / 1_000) * price(/([\d.]+) a thousand mails/);
    expect(cost(/^\| mail: 200 a day/)).toBe(mail.toFixed(2));
    const all = api + compute + writes + reads + mail;
    expect(cost(/bounded in all/)).toBe(all.toFixed(0));
  });

  test('names a source at AWS for every price', () => {
    const sources = [...table.matchAll(/https:\/\/aws\.amazon\.com\/[\w/-]+\/pricing\/[\w/-]*/g)];
    expect(sources.length).toBeGreaterThanOrEqual(8);
  });

  test('counts the metrics that alarms watch', async () => {
    const { stacks } = await deployment('plain');
    const metrics = resources(stacks, 'AWS::CloudWatch::Alarm').map(({ properties }) =>
      at(properties, 'MetricName') === undefined
        ? list(at(properties, 'Metrics')).filter((m) => at(m, 'MetricStat') !== undefined).length
        : 1,
    );
    const [, named] = /\| (\d+) alarm metrics/.exec(table) ?? [];
    expect(Number(named)).toBe(metrics.reduce((sum, count) => sum + count, 0));
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
