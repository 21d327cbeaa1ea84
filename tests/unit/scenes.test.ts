import { expect, test } from 'vitest';
import { compose } from '../../components/ui/scene/compose';
import { SCENES } from '../../components/ui/scene/registry';

const markup = ({ shapes }: { shapes: readonly string[] }): string => shapes.join('');
const isBroken = (shapes: string): boolean => /NaN|undefined|Infinity|\[/.test(shapes);
const titles = Array.from({ length: 1000 }, (_, index) => `Så syns du i stad nummer ${index}`);

test('each named scene is a drawing of its own, of numbers that a browser can read', () => {
  const drawn = Object.values(SCENES).map(markup);
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawn.filter(isBroken)).toEqual([]);
});

test('a title has the same scene every time', () => {
  expect(compose('Vad kostar SEO?')).toEqual(compose('Vad kostar SEO?'));
});

test('two titles hardly ever have the same scene', () => {
  const scenes = titles.map(compose).map((scene) => scene.tone + markup(scene));
  expect(new Set(scenes).size).toBeGreaterThan(850);
});

test('a scene made of a title is whole: sky, land, sea, landmark and company', () => {
  const isWhole = (shapes: string): boolean => (shapes.match(/<path /g)?.length ?? 0) >= 7;
  const failed = titles.filter((title) => {
    const shapes = markup(compose(title));
    return isBroken(shapes) || !isWhole(shapes);
  });
  expect(failed).toEqual([]);
});
