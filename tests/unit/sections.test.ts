import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkPlan } from '../../build/check/check-plan';
import { planSite } from '../../build/plan/plan-site';
import { noPassages, passage } from '../../components/sections/passages';
import { AnySection, kindOf, sections } from '../../components/sections/registry';
import { sectionKind, sectionKinds } from '../../components/sections/section-kind';
import { Text } from '../../content/schema/text';
import { PROJECT } from '../../content/core/project';
import { documentAt, loadContent, renderContext, renderedHtml } from '../support/load';

const SITE = 'https://www.testvik.example';
const FOLDER = join(PROJECT, 'components/sections');
const content = await loadContent();
const kinds = Object.values(sections).map(({ example }) => [example.kind, example] as const);

afterEach(() => {
  vi.restoreAllMocks();
});

test('every folder of a section is in the registry', () => {
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(Object.keys(sections)).toEqual(folders.map(({ name }) => name).sort());
});

describe.for(kinds)('the example of %s', ([kind, example]) => {
  const parsed = () => v.parse(AnySection, example);

  test('is drawn on a page of the fixture, and React has nothing to say', () => {
    const section = parsed();
    const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
    const study = v.parse(AnySection, sections['case-study'].example);
    const pages = content.pages.map((page) => {
      if (page.route === '/about') return { ...page, sections: [section] };
      return page.route === '/portfolio' ? { ...page, sections: [...page.sections, study] } : page;
    });
    const next = { ...content, pages };
    const { documents } = planSite(next, SITE);
    expect(checkPlan(next, documents)).toEqual([]);
    const html = renderedHtml(documentAt(documents, '/en/about'), renderContext(next, SITE));
    const main = parse(html).querySelector('main');
    const text = main?.textContent ?? '';
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/undefined|NaN|\[object/);
    expect(warn).not.toHaveBeenCalled();
  });

  test('gives the assistant texts to read, and no addresses', () => {
    const section = parsed();
    const { site, people, posts } = content;
    const source = {
      language: 'sv',
      figures: site.figures,
      people,
      announced: posts.slice(0, 1),
    } as const;
    for (const { heading, text } of kindOf(section).passages(section, source)) {
      expect(text).toMatch(/\S[.!?:…”]$/);
      expect(`${heading} ${text}`).not.toMatch(/undefined|\[object|https?:|\/contact/);
    }
  });

  test('has its style sheet beside it', () => {
    expect(existsSync(join(FOLDER, kind, `${kind}.css`))).toBe(true);
  });
});

test('a passage says what its section shows, as sentences', () => {
  const { text } = passage(
    'Seo',
    ['rapport varje månad', false, 'Svar?'],
    'från 8 000 kr',
    'e-handel',
    'iPhone',
  );
  expect(text).toBe('Rapport varje månad. Svar? Från 8 000 kr. E-handel. iPhone.');
  expect(passage('Seo', '8 av 10', '8 av 10', 'nöjda', '8 av 10').text).toBe(
    '8 av 10. Nöjda. 8 av 10.',
  );
});

test('parts that are missing, or do not fit each other, are type errors', () => {
  const parts = {
    schema: v.strictObject({ kind: v.literal('trial'), heading: Text }),
    Component: () => null,
    passages: noPassages,
  };
  const example = { kind: 'trial', heading: 'A trial' } as const;
  const trial = sectionKind({ ...parts, example });
  const { schema, Component, passages } = parts;
  // @ts-expect-error: no schema
  sectionKind({ Component, passages, example });
  // @ts-expect-error: no component
  sectionKind({ schema, passages, example });
  // @ts-expect-error: nothing said of what the assistant may read
  sectionKind({ schema, Component, example });
  // @ts-expect-error: no example
  sectionKind(parts);
  // @ts-expect-error: an example without a heading
  sectionKind({ ...parts, example: { kind: 'trial' } });
  // @ts-expect-error: a schema that tells no kind
  sectionKind({ ...parts, schema: v.strictObject({ heading: Text }), example: { heading: 'x' } });
  // @ts-expect-error: another name than the schema's
  sectionKinds({ trail: trial });
  expect(sectionKinds({ trial })).toEqual({ trial });
});
