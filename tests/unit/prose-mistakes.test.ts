import { expect, test } from 'vitest';
import { markdownToHtml } from '../../build/markdown/markdown';
import { proseMistakes } from '../../build/markdown/prose-mistakes';

const found = (markdown: string): string[] =>
  proseMistakes(markdown, markdownToHtml(markdown)).map((mistake) => mistake.found);

test.each([
  ['a picture whose name holds a space', '![Kaj](Vår kaj.jpg)', '![Kaj](Vår kaj.jpg)'],
  ['a link whose address holds one', 'Se [oss](/om oss).', '[oss](/om oss)'],
  ['a link without an address', 'Se [oss]().', '[oss]()'],
  ['an element left open', '<details><summary>a</summary>\n\nb', '<details>'],
  ['an element closed but not open', 'a\n\n</main>', '</main>'],
  ['elements that cross', '<b>a <i>b</b></i>', '<i>'],
])('%s is told', (_, markdown, told) => {
  expect(found(markdown)).toEqual([told]);
});

test.each([
  '[a](/b) ![c](d.jpg) [e](<f g.jpg>) [h](i%20j)',
  '`[a](b c)`\n\n    <div> [a](b c)\n\n```\n</main>\n```',
  '<details><summary>a</summary>\n\nb<br>c <img src="/d.png" alt="d">\n\n</details>\n\n<!-- <div> -->',
])('%s is well', (markdown) => {
  expect(found(markdown)).toEqual([]);
});
