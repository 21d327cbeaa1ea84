import { describe, expect, test } from 'vitest';
import { planSite } from '../../build/plan/plan-site';
import type { RenderContext } from '../../build/render/render-document';
import { documentAt, loadContent, renderContext, rendered, renderedHtml } from '../support/load';

const SITE = 'https://www.testvik.example';
const content = await loadContent();
const { documents } = planSite(content, SITE);
const context = renderContext(content, SITE);
const home = documentAt(documents, '/');

describe('a document', () => {
  test('rendered twice is the same text', () => {
    expect(rendered(home, context)).toEqual(rendered(home, context));
  });

  test('is complete HTML', () => {
    expect(renderedHtml(home, context)).toMatch(/^<!DOCTYPE html><html lang="sv">.*<\/html>\n$/s);
  });

  test('whose island is given NaN is refused, naming the island and the prop', () => {
    if (home.view.kind !== 'page') throw new Error('Home is a page');
    const sections = home.view.sections.map((section) =>
      section.kind === 'statistics'
        ? {
            ...section,
            counters: section.counters.map((counter) => ({ ...counter, delay: Number.NaN })),
          }
        : section,
    );
    expect(rendered({ ...home, view: { ...home.view, sections } }, context)).toEqual({
      ok: false,
      problem: {
        file: home.source,
        what: 'island statistics-counters given props that cannot be serialised',
        found: 'counters.0.delay is NaN',
        expected: 'texts, numbers, booleans, null, lists and plain objects',
        fix: 'pass plain data and build the rest inside the island',
      },
    });
  });

  test('that breaks a component is a crash, not a problem of the content', () => {
    const broken = { ...context, shared: { ...context.shared, dictionaries: {} } };
    expect(() => rendered(home, broken as unknown as RenderContext)).toThrow(TypeError);
  });
});
