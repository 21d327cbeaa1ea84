import { AnySection } from '../../components/sections/registry';
import { decodeFile } from '../../build/content/file-kinds';
import { Text } from '../../content/schema/text';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { decodeMarkdown, decodeYaml } from '../../build/content/decode';
import type { Source } from '../../build/content/source';

const Schema = v.strictObject({
  title: v.string('text'),
  card: v.strictObject({ price: v.number('a number'), tags: v.array(v.string('text')) }),
});
const source = (text: string): Source => ({ file: 'a.md', text });
const GOOD = 'title: Prov\ncard:\n  price: 3\n  tags:\n    - one\n    - two\n';

const problems = (result: ReturnType<typeof decodeMarkdown<typeof Schema>>) =>
  result.ok ? [] : result.problems;

describe('a Markdown file', () => {
  test('is its fields and the text below', () => {
    const result = decodeMarkdown(Schema, source(`---\n${GOOD}---\n\nHej.\n`));
    expect(result).toEqual({
      ok: true,
      value: {
        data: { title: 'Prov', card: { price: 3, tags: ['one', 'two'] } },
        body: '\nHej.\n',
      },
    });
  });

  test('may have no text below', () => {
    const result = decodeMarkdown(Schema, source(`---\n${GOOD}---\n`));
    expect(result.ok && result.value.body).toBe('');
  });

  test('may hold a rule of three hyphens in its text', () => {
    const result = decodeMarkdown(Schema, source(`---\n${GOOD}---\n\nA\n\n---\n\nB\n`));
    expect(result.ok && result.value.body).toBe('\nA\n\n---\n\nB\n');
  });

  test('that is empty is told as one without front matter', () => {
    expect(problems(decodeMarkdown(Schema, source('')))).toMatchObject([
      { line: 1, what: 'no front matter', found: '""' },
    ]);
  });

  test('never runs front matter that claims to be code', () => {
    const text = '---js\nglobalThis.harmed = true\n---\n';
    expect(problems(decodeMarkdown(Schema, source(text)))).toMatchObject([
      { what: 'no front matter' },
    ]);
    expect('harmed' in globalThis).toBe(false);
  });

  test('whose placeholder begins a value without quotes is told on that line', () => {
    const text = (title: string): string => `---\n${GOOD.replace('title: Prov', title)}---\n`;
    const told = [
      'title: {{brand.name}} i Borås',
      'title: {{brand.name}}',
      'title: {{brand.name}} i Borås\n\n# priset',
    ].map((title) => problems(decodeMarkdown(Schema, source(text(title)))));
    expect(told).toMatchObject([
      [{ line: 2, what: 'malformed YAML', found: expect.stringContaining('i Borås"') }],
      [
        {
          line: 2,
          what: 'wrong type of title',
          found: 'title: {{brand.name}}',
          fix: 'put quotes around the value',
        },
      ],
      [{ line: 2, what: 'malformed YAML' }],
    ]);
  });

  test('gives dates as they are written, possible or not', () => {
    const Dated = v.strictObject({ date: v.string('a date') });
    const dates = ['2025-03-14', '2025-02-31', '2025-03-14T23:30:00-02:00'].map((date) => {
      const result = decodeMarkdown(Dated, source(`---\ndate: ${date}\n---\n`));
      return result.ok && result.value.data.date;
    });
    expect(dates).toEqual(['2025-03-14', '2025-02-31', '2025-03-14T23:30:00-02:00']);
  });

  test('that names a field twice is told', () => {
    expect(problems(decodeMarkdown(Schema, source(`---\ntitle: A\n${GOOD}---\n`)))).toMatchObject([
      {
        what: 'malformed YAML',
        found: expect.stringContaining('duplicated'),
        fix: 'remove one of the two lines',
      },
    ]);
  });

  test.each(['"', "'"])(
    'whose value begins with %s and does not end is told on that line',
    (quote) => {
      const text = `---\ntitle: ${quote}A\ncard:\n  price: 1\n  tags: [${quote}b${quote}]\n---\n`;
      expect(problems(decodeMarkdown(Schema, source(text)))).toMatchObject([
        { line: 2, what: 'malformed YAML' },
      ]);
    },
  );

  test('whose value is a comment to YAML is told what was written', () => {
    const text = `---\n${GOOD.replace('title: Prov', 'title: #ffffff')}---\n`;
    expect(problems(decodeMarkdown(Schema, source(text)))).toMatchObject([
      { line: 2, found: 'title: #ffffff', fix: 'put quotes around the value' },
    ]);
  });

  test('whose value is empty is told so', () => {
    const Named = v.strictObject({ title: Text });
    expect(decodeMarkdown(Named, source('---\ntitle: ""\n---\n'))).toMatchObject({
      problems: [{ found: '""', expected: 'a text that is not blank' }],
    });
  });

  test('tells all its mistakes at once, each on its line', () => {
    const text =
      '---\ntitle: 7\ncard:\n  price: many\n  tags:\n    - one\n    - 2\nextra: x\n---\n';
    expect(
      problems(decodeMarkdown(Schema, source(text))).map(({ line, what }) => [line, what]),
    ).toEqual(
      expect.arrayContaining([
        [2, 'wrong type of title'],
        [4, 'wrong type of card.price'],
        [7, 'wrong type of card.tags.1'],
        [8, 'unknown field extra'],
      ]),
    );
  });

  test('tells a missing field on the line of what should hold it', () => {
    const text = '---\ntitle: A\ncard:\n  price: 1\n---\n';
    expect(problems(decodeMarkdown(Schema, source(text)))).toMatchObject([
      { line: 3, what: 'missing field card.tags', found: 'nothing', expected: 'a line "tags: …"' },
    ]);
  });

  test('whose front matter is no list of fields is told', () => {
    expect(problems(decodeMarkdown(Schema, source('---\njust words\n---\n')))).toMatchObject([
      { what: expect.stringContaining('front matter') },
    ]);
  });

  test('with empty front matter misses every field', () => {
    expect(problems(decodeMarkdown(Schema, source('---\n---\n'))).map(({ what }) => what)).toEqual([
      'missing field title',
      'missing field card',
    ]);
  });
});

describe('a YAML file', () => {
  test('is its fields', () => {
    const result = decodeYaml(Schema, source(GOOD));
    expect(result.ok && result.value.data.card.tags).toEqual(['one', 'two']);
  });

  test('tells mistakes on the lines of the file', () => {
    const result = decodeYaml(Schema, source(GOOD.replace('price: 3', 'price: many')));
    expect(problems(result)).toMatchObject([
      { line: 3, what: 'wrong type of card.price', found: '"many"', expected: 'a number' },
    ]);
  });

  test('with broken YAML is told on the line of the file', () => {
    const result = decodeYaml(Schema, source(GOOD.replace('price: 3', 'price: 3: 4')));
    expect(problems(result)).toMatchObject([{ line: 3, what: 'malformed YAML' }]);
  });

  test('may begin with three hyphens, as YAML files may', () => {
    expect(decodeYaml(Schema, source(`---\n${GOOD}`))).toMatchObject({ ok: true });
  });

  test('is one document: a line of three hyphens in it is told, for all below would be lost', () => {
    const result = decodeYaml(Schema, source(`---\n${GOOD.replace('card:', '---\ncard:')}`));
    expect(problems(result)).toMatchObject([
      { line: 3, what: 'malformed YAML', fix: 'remove the line' },
    ]);
  });

  test('that is empty misses every field', () => {
    expect(problems(decodeYaml(Schema, source(''))).map(({ what }) => what)).toEqual([
      'missing field title',
      'missing field card',
    ]);
  });
});

test('of many names, those most like an unknown one are told', () => {
  const told = decodeFile(
    'pages/x.sv.md',
    {
      file: 'x.sv.md',
      text: '---\ntitle: T\ndescription: D\nsections:\n  - kind: fac\n---\n',
    },
    AnySection,
  );
  expect(told.problems).toMatchObject([
    {
      line: 5,
      what: 'unknown kind',
      found: '"fac"',
      expected: expect.stringMatching(/^one of \d+ names, perhaps faq \(or \S+, \S+\)$/),
      fix: 'correct sections.0.kind',
    },
  ]);
});

test('a name in a list is told by what the list holds', () => {
  const Menu = v.strictObject({ menu: v.array(v.picklist(['home', 'about', 'blog', 'area'])) });
  expect(decodeYaml(Menu, source('menu: [hoome]\n'))).toMatchObject({
    problems: [{ what: 'unknown menu', expected: expect.stringContaining('perhaps home') }],
  });
});

test('a field of another generator is told with the fields that there are', () => {
  expect(decodeYaml(Schema, source(`${GOOD}lastmod: 2025-01-01\n`))).toMatchObject({
    problems: [
      { what: 'unknown field lastmod', fix: expect.stringMatching(/; there are title, card$/) },
    ],
  });
});

test('a type is told in words', () => {
  const text = 'title: [a]\ncard: { tags: one }\n';
  const told = decodeYaml(
    v.strictObject({ title: v.string(), card: v.object({ tags: v.array(v.string()) }) }),
    source(text),
  );
  expect(told).toMatchObject({
    problems: [
      { found: 'a list', expected: 'string' },
      { found: '"one"', expected: 'a list such as [one, two]' },
    ],
  });
});
