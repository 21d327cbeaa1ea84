import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';

let styles = '';
let chart = '';

beforeAll(() => {
  const assets = join(inject('site'), 'assets');
  const asset = (name: RegExp): string =>
    readFileSync(join(assets, readdirSync(assets).find((file) => name.test(file)) ?? ''), 'utf8');
  styles = asset(/^style-.*\.css$/);
  chart = asset(/^harbour-chart-.*\.svg$/) + asset(/^soundings-.*\.svg$/);
});

/** A piece may cross two of the browser's tiles, of 256 px each, where the chart is 1,422 px wide. */
const LONGEST_PIECE = 300;

/** How far the lines of a path reach, in the picture's units, by the points that they pass. */
function reach(data: string): number {
  const xs: number[] = [];
  const ys: number[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', list = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'M' || command === 'L') [x, y] = [numbers.at(-2) ?? 0, numbers.at(-1) ?? 0];
    else {
      const step = { q: 4, c: 6, l: 2 }[command] ?? 2;
      for (let at = step; at <= numbers.length; at += step) {
        x += numbers[at - 2] ?? 0;
        y += numbers[at - 1] ?? 0;
        xs.push(x);
        ys.push(y);
      }
    }
    xs.push(x);
    ys.push(y);
  }
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
}

describe('a page is quick to draw:', () => {
  test('the sea chart has no text, which takes longest to lay out, and nothing to blend', () => {
    expect(chart).toMatch(/^<svg /);
    expect(chart).not.toMatch(/<(?:text|mask|filter|linearGradient|radialGradient|image|use)\b/);
  });

  test('its lines are short pieces, for each is stroked for every tile that it touches', () => {
    const lines = chart
      .replaceAll(/<g fill="#[^]*?<\/g>/g, '')
      .match(/(?<= d=")[^"]*[qcL][^"]*(?=")/g);
    expect(lines?.length).toBeGreaterThan(100);
    expect(lines?.filter((data) => reach(data) > LONGEST_PIECE)).toEqual([]);
  });

  test('no rule asks what is anywhere in the page, which restyles all of it', () => {
    expect(styles).toContain(':has(');
    expect(styles).not.toMatch(/(?:html|body|:root):has\(/);
  });
});
