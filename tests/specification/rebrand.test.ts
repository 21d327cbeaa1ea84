import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import sharp from 'sharp';
import { cardDrawer } from '../../build/cards/draw-card';
import { COLOUR_ROLES, type Theme } from '../../content/schema/theme';
import {
  CONTENT,
  type Edit,
  built,
  editedContent,
  filesBelow,
  replace,
  write,
} from '../support/content';
import { loadContent } from '../support/load';
import { type HtmlFile, fileAt, htmlFiles } from '../support/html';

const OLD = /fyrvik/i;
/** What a new owner writes into `site.yaml`, old value first. */
const CHANGES: Readonly<Record<string, string>> = {
  'name: Fyrvik': 'name: Nyvåg',
  'slug: fyrvik': 'slug: nyvag',
  'fyrvik.example': 'nyvag.example',
  fyrvik_example: 'nyvag_example',
  'fyrvik-example': 'nyvag-example',
  '031-390 06 12': '08-123 45 67',
  '+46313900612': '+4681234567',
  'Fyrvaktargatan 12': 'Nygatan 7',
  'Fyrvaktargatan+12': 'Nygatan+7',
  'webDevelopment: { kr: 25000 }': 'webDevelopment: { kr: 31000 }',
  'seo: { kr: 8000,': 'seo: { kr: 9100,',
  'googleAds: { kr: 5000,': 'googleAds: { kr: 6200,',
};
const NBSP = '\u00a0';

/** A theme in green and red of which no colour is the old one's. */
const COLOURS: Theme['colours'] = {
  ink: '#10241a',
  'ink-deep': '#081610',
  'ink-soft': '#1d3b2b',
  night: '#17402c',
  paper: '#fffdf8',
  mist: '#edf1e6',
  'mist-at-night': '#162f22',
  beam: '#ff9e8a',
  'beam-lit': '#ffb9aa',
  sea: '#8a1c4a',
  'sea-deep': '#6d1039',
  'sea-lit': '#f3a6c4',
  lantern: '#9c2700',
  'lantern-lit': '#ffb199',
  muted: '#4f5a52',
  'muted-on-ink': '#bccbc1',
  'text-on-night': '#d9e6dd',
  line: '#d9ddd2',
  'line-on-mist': '#a6b39f',
  'line-on-ink': '#335a45',
  'line-on-night': '#52755f',
  outline: '#7d867f',
  'outline-on-ink': '#7b9a87',
  chart: '#5d8a70',
};
const LOGO = 'M4 28 16 4 28 28z';

let out = '';
let content = '';
let old: Theme['colours'];
let files: HtmlFile[] = [];

const everyChange: Edit = async (path) => {
  for (const [from, to] of Object.entries(CHANGES)) await replace(from, to)(path);
};

beforeAll(async () => {
  old = (await loadContent(CONTENT)).theme.colours;
  content = await editedContent(
    {
      'site.yaml': everyChange,
      'theme.yaml': async (path) => {
        for (const role of COLOUR_ROLES)
          await replace(`  ${role}: "${old[role]}"`, `  ${role}: "${COLOURS[role]}"`)(path);
      },
      'logo.svg': write(`<svg viewBox="0 0 32 32"><path d="${LOGO}"/></svg>`),
    },
    CONTENT,
  );
  out = await built(content);
  files = await htmlFiles(out);
});

test('a new brand in site.yaml alone leaves nothing of the old one anywhere in the output', async () => {
  const names = await filesBelow(out);
  const texts = names.filter((name) => !/\.(?:woff2|png)$/.test(name));
  const left = await Promise.all(
    texts.map(async (name) => (OLD.test(await readFile(join(out, name), 'utf8')) ? [name] : [])),
  );
  expect(left.flat()).toEqual([]);
  expect(names.filter((name) => OLD.test(name))).toEqual([]);
});

test('the new brand, address, telephone and e-mail stand on every page', () => {
  for (const { file, html } of files) {
    for (const text of [
      'Nyvåg',
      'https://www.nyvag.example/',
      'mailto:info@nyvag.example',
      'Nygatan 7',
      'tel:+4681234567',
      '08-123 45 67',
    ]) {
      expect([file, html.includes(text) ? text : `no ${text}`]).toEqual([file, text]);
    }
  }
});

test('nothing of the old address and telephone is left on any page', () => {
  for (const { file, html } of files) {
    expect([file, /Fyrvaktargatan|390 06 12|\+46313900612/.exec(html)]).toEqual([file, null]);
  }
});

test('new prices stand wherever the old ones stood', async () => {
  const before = await htmlFiles(inject('site'));
  const prices = [
    [`25${NBSP}000${NBSP}kr`, `31${NBSP}000${NBSP}kr`],
    [`8${NBSP}000${NBSP}kr per`, `9${NBSP}100${NBSP}kr per`],
    [`5${NBSP}000${NBSP}kr per`, `6${NBSP}200${NBSP}kr per`],
  ] as const;
  const count = (html: string, text: string): number =>
    html.split(new RegExp(`(?<![\\d–]|\\d${NBSP})${text.replace('+', '\\+')}`)).length - 1;
  for (const [old, now] of prices) {
    expect(count(fileAt(before, '/').html, old)).toBeGreaterThan(0);
    for (const { path, html } of before) {
      const after = fileAt(files, path.replace('fyrvik', 'nyvag')).html;
      expect([path, count(after, now)]).toEqual([path, count(html, old)]);
      expect([path, count(after, old)]).toEqual([path, 0]);
    }
  }
});

/** A colour as style sheets may write it, whole or let through: `#ffc53d`, `#ffc53d6b`, `rgb(255 197 61`. */
const written = (colour: string): RegExp =>
  new RegExp(`${colour}|rgba?\\(${channels(colour).join('[ ,]+')}\\b`, 'i');
const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

test('a new theme leaves none of the old colours in any page, style, script, picture or manifest', async () => {
  const names = await filesBelow(out);
  const texts = names.filter((name) => /\.(?:html|css|js|svg|webmanifest)$/.test(name));
  for (const name of texts) {
    const text = await readFile(join(out, name), 'utf8');
    const left = Object.entries(old).filter(([, colour]) => written(colour).test(text));
    expect([name, left]).toEqual([name, []]);
  }
  const css = await readFile(join(out, names.find((name) => name.endsWith('.css')) ?? ''), 'utf8');
  for (const colour of Object.values(COLOURS).filter((each) => each !== COLOURS.chart)) {
    expect([colour, written(colour).test(css)]).toEqual([colour, true]);
  }
});

test('the new colours and the new logo are on pages, icons, the manifest and social cards', async () => {
  for (const { file, html } of files) {
    // In the bar, in the footer, and on the chart of the contact pages.
    const places = html.includes('contact-chart') ? 3 : 2;
    expect([file, html.split(LOGO).length - 1]).toEqual([file, places]);
    expect(html).toContain(`<meta name="theme-color" content="${COLOURS.ink}"/>`);
  }
  const favicon = await readFile(join(out, 'favicon.svg'), 'utf8');
  expect(favicon).toContain(`fill="${COLOURS.ink}"/><path d="${LOGO}" fill="${COLOURS.paper}"/>`);
  expect(JSON.parse(await readFile(join(out, 'manifest.webmanifest'), 'utf8'))).toMatchObject({
    background_color: COLOURS.ink,
    theme_color: COLOURS.ink,
  });
  const draw = await cardDrawer(await loadContent(content));
  const card = await draw({ path: '/assets/card-x.png', heading: 'Nyvåg', eyebrow: 'Byrå' });
  // The brand stands at the foot.
  const foot = { left: 72, top: 500, width: 300, height: 70 };
  const words = await sharp(card).extract(foot).removeAlpha().raw().toBuffer();
  expect(words.includes(Buffer.from(channels(COLOURS.paper)))).toBe(true);
  const inks = { 'a card': [card, 2, 2], 'an icon': [join(out, 'icon-512.png'), 256, 20] } as const;
  for (const [what, [picture, left, top]] of Object.entries(inks)) {
    const { data } = await sharp(picture)
      .extract({ left, top, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([what, [...data]]).toEqual([what, channels(COLOURS.ink)]);
  }
});
