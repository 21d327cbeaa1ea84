import { describe, expect, test } from 'vitest';
import { planSite } from '../../build/plan/plan-site';
import { converter, scriptJson } from '../../build/render/convert';
import { documentAt, loadContent } from '../support/load';

const SITE = 'https://www.testvik.example';
const { documents } = planSite(await loadContent(), SITE);
const convert = converter({ pictures: {}, siteUrl: SITE });
const post = documentAt(documents, '/blog/1');
const inEnglish = documentAt(documents, '/en/blog/1');

describe('a document', () => {
  test('has its Markdown as HTML, its reading time and its data as JSON', () => {
    const { converted, ...document } = convert(post);
    expect(converted.html).toContain('<p>');
    expect(converted.minutes).toBe(1);
    expect(JSON.parse(converted.structuredData)).toEqual(post.structuredData);
    expect(JSON.stringify(converted.view)).not.toContain('##');
    expect(document).toMatchObject({ path: post.path, file: post.file, title: post.title });
  });

  test('and the next one have each their own text', () => {
    const withText = (document: typeof post, body: string): typeof post =>
      document.view.kind === 'post'
        ? { ...document, view: { ...document.view, post: { ...document.view.post, body } } }
        : document;
    const html = (document: typeof post, body: string) =>
      convert(withText(document, body)).converted.html;
    expect(html(post, '[Ett](/a)')).toBe('<p><a href="/a">Ett</a></p>\n');
    expect(html(inEnglish, '[Tre](/c)')).toBe('<p><a href="/c">Tre</a></p>\n');
    expect(html(post, '[Två](/b)')).toBe('<p><a href="/b">Två</a></p>\n');
  });
});

describe('JSON in a script', () => {
  test('cannot end the script, nor begin a comment in it', () => {
    const value = { a: '</script><script>alert(1)</script>', b: '<!-- <script', c: ['<'] };
    const json = scriptJson(value);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual(value);
  });

  test('is otherwise as it was', () => {
    expect(scriptJson({ a: 'å "b" & >' })).toBe('{"a":"å \\"b\\" & >"}');
  });
});
