import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DevSite } from '../../build/assembly/dev-site';
import { readOptions } from '../../build/command-line/options';
import { contrast } from '../../build/content/check-contrast';
import { built, editedContent, filesBelow, remove, replace, write } from '../support/content';
import { problemsOf } from '../support/problems-of';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.478],
  ['#0b6b75', '#0b6b75', 1],
])('the contrast of %s on %s is %f, as WCAG calculates it', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 3);
});

const THEME = 'theme.yaml';

test('a text that is too faint is told with its place, what it stands on and what to do', async () => {
  const problems = await problemsOf({ [THEME]: replace('#4b5b6a', '#7a8794') });
  expect(problems).toMatchObject(
    ['paper', 'mist', 'white', 'line'].map((ground) => ({
      file: THEME,
      line: 25,
      what: `too little contrast of muted on ${ground}`,
      expected: '4.5:1 or more',
      fix: `${ground === 'white' ? '' : `make ${ground} lighter, or `}make muted darker`,
    })),
  );
  expect(problems[0]?.found).toBe('#7a8794 on #fbf9f4, 3.48:1');
});

test('the white text on a ground of the theme is held against that ground', async () => {
  expect(await problemsOf({ [THEME]: replace('#b3261e', '#ff8a80') })).toMatchObject([
    {
      what: 'too little contrast of white on lantern',
      fix: 'make lantern darker',
    },
    {
      what: 'too little contrast of lantern on paper',
      fix: 'make paper lighter, or make lantern darker',
    },
    { what: 'too little contrast of lantern on white' },
  ]);
});

test('what is too faint by night alone is told as well', async () => {
  const problems = await problemsOf({ [THEME]: replace('#6cc7cb', '#2f6f76') });
  expect(problems).toMatchObject(
    ['ink', 'ink-deep', 'ink-soft', 'mist-at-night'].map((ground) => ({
      what: `too little contrast of sea-lit on ${ground}`,
    })),
  );
});

test.each([
  [
    'a role that is missing',
    replace('  chart:', '  # chart:'),
    'missing field colours.chart',
    'add colours.chart',
  ],
  [
    'a role that the design does not have',
    replace('  chart:', '  depth: "#000000"\n  chart:'),
    'unknown field colours.depth',
    'correct the name or remove the line',
  ],
  [
    'a colour by name',
    replace('"#ffc53d"', 'gold'),
    'invalid colours.beam',
    'correct colours.beam',
  ],
  [
    'a font that nobody has cut',
    replace('package: instrument-sans', 'package: inter'),
    'font that is not there',
    'npm install @fontsource-variable/inter @fontsource/inter, then npm run fonts',
  ],
  ['no theme', remove, 'missing file', 'add it'],
])('%s is told', async (_, edit, what, fix) => {
  expect(await problemsOf({ [THEME]: edit })).toMatchObject([{ file: THEME, what, fix }]);
});

const svg = (inner: string, field = 'viewBox="0 0 10 20"'): string =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${field}>\n${inner}\n</svg>\n`;

test.each([
  [
    'a script',
    svg('<path d="M0 0h9v9z"/>\n<script>alert(1)</script>'),
    4,
    'logo of more than shapes',
    '<script>',
  ],
  [
    'a handler',
    svg('<path onload="alert(1)" d="M0 0h9v9z"/>'),
    3,
    'logo of more than shapes',
    '<path onload="alert(1)" d="M0 0h9v9z"/>',
  ],
  [
    'a colour of its own',
    svg('<path fill="red" d="M0 0h9v9z"/>'),
    3,
    'logo of more than shapes',
    '<path fill="red" d="M0 0h9v9z"/>',
  ],
  [
    'no field',
    svg('<path d="M0 0h9v9z"/>', 'width="10"'),
    1,
    'logo without a field',
    '<?xml version="1.0"?>',
  ],
  ['no shape', svg(''), 2, 'empty logo', '<svg'],
])('a logo with %s is refused', async (_, text, line, what, found) => {
  const problems = await problemsOf({ 'logo.svg': write(text) });
  expect(problems).toMatchObject([{ file: 'logo.svg', line, what, found }]);
});

test('a logo of any field is drawn whole in the middle of its icon, and in the bar', async () => {
  const out = await built(
    await editedContent({
      'logo.svg': write(
        svg('<circle class="accent" cx="5" cy="5" r="4"/><path d="M0 10h10v10z"/>'),
      ),
    }),
  );
  expect(await readFile(join(out, 'favicon.svg'), 'utf8')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8.125 -3.125 26.25 26.25"><rect x="-8.125" y="-3.125" width="26.25" height="26.25" rx="5" fill="#123456"/><circle cx="5" cy="5" r="4" fill="#ffc53d"/><path d="M0 10h10v10z" fill="#fbf9f4"/></svg>',
  );
  expect(await readFile(join(out, 'index.html'), 'utf8')).toContain(
    '<svg class="brand-mark" viewBox="0 0 10 20" aria-hidden="true"><circle class="brand-mark-beams" cx="5" cy="5" r="4"></circle><path d="M0 10h10v10z"></path></svg>',
  );
});

test('another font is named wherever the old one was', async () => {
  const edit = replace('family: Instrument Sans', 'family: Neu Sans');
  const out = await built(await editedContent({ [THEME]: edit }));
  const names = (await filesBelow(out)).filter((name) => name.endsWith('.css'));
  const css = await readFile(join(out, names[0] ?? ''), 'utf8');
  expect(css).not.toContain('Instrument Sans');
  expect(css).toContain('--text: "Neu Sans", "Neu Sans fallback", sans-serif');
});

test('dev shows a colour at once, faint or not, and tells of a faint one', async () => {
  const content = await editedContent({});
  const site = new DevSite(readOptions(['dev', '--content', content], {}));
  await site.open();
  const style = (): string =>
    /\/assets\/style-\w+\.css/.exec(Buffer.from(site.file('/index.html') ?? []).toString())?.[0] ??
    '';
  const path = join(content, THEME);
  const before = style();
  await replace('#4b5b6a', '#7a8794')(path);
  const { changed, problems } = await site.contentChanged([path]);
  expect([changed, problems.length]).toEqual([['*'], 4]);
  expect(style()).not.toBe(before);
  expect(Buffer.from(site.file(style()) ?? []).toString()).toContain('#7a8794');
});
