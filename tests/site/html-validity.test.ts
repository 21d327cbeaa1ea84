import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { beforeAll, expect, inject, test } from 'vitest';
import { type HtmlFile, fileAt, htmlFiles } from '../support/html';

/** Everything html-validate knows, but for what would only judge how React writes HTML. */
const CONFIG: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React closes void elements with a slash, which HTML ignores.
    'void-style': 'off',
    // React writes some attributes as it calls them (`hrefLang`); HTML reads them in any case.
    'attr-case': 'off',
    // React writes `open=""` and `crossorigin=""`, which mean the same as the bare attribute.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The style sheet keeps telephone numbers on one line.
    'tel-non-breaking': 'off',
    // Our own host serves what it hashes into names; scripts and styles of others need a hash.
    'require-sri': ['error', { target: 'crossorigin' }],
    // ARIA lets a list have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A table's scrolling frame is a region without a heading, which a section is not.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));

/** What is wrong with a document, one line a mistake: file, place, element, rule. */
const mistakes = (file: string, html: string): string[] =>
  validator
    .validateStringSync(html, file)
    .results.flatMap(({ messages }) =>
      messages.map(
        ({ line, column, selector, ruleId, message }) =>
          `${file}:${line}:${column} ${selector ?? 'no element'} · ${ruleId} · ${message}`,
      ),
    );

let files: HtmlFile[] = [];

beforeAll(async () => {
  files = (await Promise.all([inject('site'), inject('fixture')].map(htmlFiles))).flat();
});

/** Two pages of one template are made of the same parts in the same order. */
const templateOf = ({ root }: HtmlFile): string =>
  root
    .querySelectorAll('main > *')
    .map(({ tagName, classNames }) => `${tagName}.${classNames}`)
    .join();

const inOwnShell = ({ root }: HtmlFile): boolean =>
  root.querySelector('html')?.getAttribute('lang') ===
  root.querySelector('main')?.getAttribute('lang');

test('a document of each template is valid HTML, and one in the shell of the other language', () => {
  const [foreign] = files.filter((file) => !inOwnShell(file));
  const own = new Map(files.filter(inOwnShell).map((file) => [templateOf(file), file]));
  expect(own.size).toBeGreaterThan(15);
  const chosen = [...own.values(), ...(foreign ? [foreign] : [])];
  expect(chosen.flatMap(({ file, html }) => mistakes(file, html))).toEqual([]);
});

test.for([
  ['an element where it may not stand', '<ul><p>x</p></ul>', 'element-permitted-content'],
  [
    'a button in a link',
    '<a href="/"><button type="button">x</button></a>',
    'element-permitted-content',
  ],
  ['an id given twice', '<p id="main">x</p>', 'no-dup-id'],
  ['a picture without alternative text', '<img src="/x.png">', 'wcag/h37'],
  ['an element that HTML does not have', '<centre>x</centre>', 'element-name'],
  ['an end tag too many', '</div>', 'close-order'],
  ['an attribute value that means nothing', '<p dir="down">x</p>', 'attribute-allowed-values'],
  ['a field without a name', '<input type="text">', 'input-missing-label'],
  [
    'a script of others without a hash',
    '<script src="https://x.example/x.js"></script>',
    'require-sri',
  ],
] as const)('%s is found, with file, element and rule', ([, mistake, rule]) => {
  const { html } = fileAt(files, '/');
  const found = mistakes('index.html', html.replace('</main>', `${mistake}</main>`));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(new RegExp(`^index\\.html:\\d+:\\d+ .+ · ${rule} · `));
});
