import { inShell } from '../../content/core/paths';
import { describe, expect, test } from 'vitest';
import { markdownToHtml, readingMinutes } from '../../build/markdown/markdown';
import { slugOf } from '../../content/core/slug';

describe('a heading’s anchor', () => {
  test.for([
    ['Vad kostar det?', 'vad-kostar-det'],
    ['Så väljer Google', 'sa-valjer-google'],
    ['SEO & Digital Marknadsföring', 'seo-digital-marknadsforing'],
    ['  25 000 kr – eller mer…', '25-000-kr-eller-mer'],
    ['Élan Øresund', 'elan-resund'],
    ['???', 'section'],
    ['', 'section'],
  ] as const)('of %j is %s', ([heading, slug]) => {
    expect(slugOf(heading)).toBe(slug);
  });

  test('stands on the heading, which keeps its markup', () => {
    expect(markdownToHtml('## Vad *kostar* [det](/x)?')).toBe(
      '<h2 id="vad-kostar-det">Vad <em>kostar</em> <a href="/x">det</a>?</h2>\n',
    );
  });

  test('reads characters that HTML escapes as what they are', () => {
    expect(markdownToHtml('## Sill & Saldo')).toContain('id="sill-saldo"');
    expect(markdownToHtml('## ”Snabbt” och "billigt"')).toContain('id="snabbt-och-billigt"');
  });

  test('is numbered where the same heading comes again', () => {
    const html = markdownToHtml('## Steg\n\n## Steg\n\n### Steg\n');
    expect([...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
      'steg',
      'steg-2',
      'steg-3',
    ]);
  });

  test('never stands twice in one text, whatever the headings', () => {
    const html = markdownToHtml('## Steg\n\n## Steg\n\n## Steg 2\n');
    const ids = [...html.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(3);
  });

  test('starts anew in each text', () => {
    markdownToHtml('## Steg');
    expect(markdownToHtml('## Steg')).toContain('id="steg"');
  });
});

describe('Markdown', () => {
  test('without words is nothing', () => {
    expect(markdownToHtml('')).toBe('');
    expect(markdownToHtml('\n  \n')).toBe('');
  });

  test('has paragraphs and lists', () => {
    expect(markdownToHtml('Hej.\n\n- a\n- b')).toBe(
      '<p>Hej.</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n',
    );
  });

  test('has real tables that scroll, their headers marked and their numbers aligned', () => {
    expect(markdownToHtml('| Vad | Pris |\n| --- | ---: |\n| *SEO* | 1 |')).toBe(
      '<div class="table-scroll" tabindex="0"><table><thead><tr><th scope="col">Vad</th>' +
        '<th scope="col" class="number">Pris</th></tr></thead><tbody><tr><td><em>SEO</em></td>' +
        '<td class="number">1</td></tr></tbody></table></div>\n',
    );
  });

  test('has pictures as figures outside paragraphs, with their caption', () => {
    const html = markdownToHtml('![En brygga](https://x.example/a.jpg?a=1&b=2 "I dis")');
    expect(html).toMatch(
      /^<figure><img src="https:\/\/x\.example\/a\.jpg\?a=1&amp;b=2" alt="En brygga"/,
    );
    expect(html).toContain('<figcaption>I dis</figcaption></figure>');
    expect(html).not.toContain('<p>');
  });

  test('keeps the words that follow a picture in a paragraph', () => {
    const html = markdownToHtml('![En brygga](https://x.example/a.jpg)\noch ord efter.');
    expect(html).toContain('<p>och ord efter.</p>');
  });

  test('never puts a figure inside a paragraph', () => {
    const html = markdownToHtml('Ord före ![En brygga](https://x.example/a.jpg) och efter.');
    expect(html).not.toMatch(/<p>(?:(?!<\/p>)[^])*<figure>/);
  });

  test('cannot break out of an attribute', () => {
    expect(
      markdownToHtml('![a" onerror="b](https://x.example/a.jpg "c</figcaption><script>")'),
    ).not.toMatch(/" onerror="|<script>/);
  });

  test('sets no style attribute on what it aligns', () => {
    expect(markdownToHtml('| a | b |\n| :-: | --: |\n| 1 | 2 |')).not.toMatch(/style=|align=/);
  });
});

describe('in the English shell', () => {
  test('links of the site lead to English editions and others do not change', () => {
    expect(
      inShell('<a href="/a">a</a><a href="#b">b</a><a href="https://c.example/">c</a>', 'en'),
    ).toBe('<a href="/en/a">a</a><a href="#b">b</a><a href="https://c.example/">c</a>');
  });

  test('a link to a file, of which there is one alone, does not change', () => {
    expect(inShell('<a href="/sitemap.xml">a</a>', 'en')).toBe('<a href="/sitemap.xml">a</a>');
  });

  test('a link that says its language does not change', () => {
    const link = '<a class="a" href="/" hrefLang="sv">a</a>';
    expect(inShell(link, 'en')).toBe(link);
  });

  test('a link to another host without its protocol does not change', () => {
    expect(inShell('<a href="//c.example/">c</a>', 'en')).toBe('<a href="//c.example/">c</a>');
  });
});

describe('the time a text takes to read', () => {
  test('is at least one minute', () => {
    expect(readingMinutes('')).toBe(1);
    expect(readingMinutes('Hej.')).toBe(1);
  });

  test('is counted in words, not in signs', () => {
    expect(readingMinutes('ord '.repeat(660))).toBe(3);
    expect(readingMinutes('- – — | --- | * '.repeat(1000))).toBe(1);
    expect(readingMinutes('åäö '.repeat(660))).toBe(3);
  });
});
