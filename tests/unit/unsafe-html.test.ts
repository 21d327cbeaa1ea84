import { expect, test } from 'vitest';
import { markdownToHtml } from '../../build/markdown/markdown';
import { unsafeHtml } from '../../build/markdown/unsafe-html';

test.each([
  ['<script>alert(1)</script>', '<script'],
  ['text <SCRIPT src="/a.js"></SCRIPT>', '<SCRIPT'],
  ['<iframe src="https://a.example"></iframe>', '<iframe'],
  ['<img src="/a.png" alt="a" onerror="alert(1)">', '<img src="/a.png" alt="a" onerror='],
  ['<p style="color:red">a</p>', '<p style='],
  ['<a href="javascript:alert(1)">a</a>', '<a href="javascript'],
  ['[a](javascript:alert(1))', '<a href="javascript'],
  ['![a](http://a.example/b.png)', '<img src="http://a.example/b.png'],
  ['![a](//a.example/b.png)', '<img src="//a.example/b.png'],
  [
    '<img alt="a" srcset="http://a.example/b.png 2x">',
    '<img alt="a" srcset="http://a.example/b.png',
  ],
  ['<svg><path/></svg>', '<svg'],
  ['<video controls></video>', '<video'],
  ['<a-b>x</a-b>', '<a-b'],
])('%s is refused', (markdown, found) => {
  expect(unsafeHtml(markdownToHtml(markdown))[0]).toBe(found);
});

test.each([
  '# A\n\nText with **bold**, `<script>` as code, a [link](/a), ![a](https://a.example/b.png "c").',
  '| a | b |\n|---|--:|\n| 1 | 2 |\n\n- [x] done\n\n> quote\n\n```html\n<script>x</script>\n```',
  'Press <kbd>Ctrl</kbd>, 10<sup>2</sup>, <!-- a comment -->',
  '<details><summary>More</summary>\n\nText\n\n</details>',
  'a < b and c > d, onclick = not an attribute, style=none',
])('%s is allowed', (markdown) => {
  expect(unsafeHtml(markdownToHtml(markdown))).toEqual([]);
});
