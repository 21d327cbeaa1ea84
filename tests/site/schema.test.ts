import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readYaml, splitMarkdown } from '../../build/content/front-matter';
import { PROJECT } from '../../content/core/project';
import { CONTENT, FIXTURE, filesBelow } from '../support/content';
import { runScript } from '../support/run-script';
import { temporaryFolder } from '../support/temporary-folder';

interface Form {
  name?: string;
  widget?: string;
  fields?: Form[];
  types?: Form[];
}

/** Schemas by the files that .vscode/settings.json gives them to. */
const schemas = new Map<string, ValidateFunction>();
let config: { collections: (Form & { folder: string; extension: string })[] };

beforeAll(async () => {
  const out = await temporaryFolder();
  await runScript('build/commands/schema.ts', ['--out', out]);
  const settings = JSON.parse(await readFile(join(PROJECT, '.vscode/settings.json'), 'utf8')) as {
    'yaml.schemas': Record<string, string>;
  };
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  for (const [path, files] of Object.entries(settings['yaml.schemas'])) {
    const schema = await readFile(path.replace('./.cache/schema', out), 'utf8');
    schemas.set(files, ajv.compile(JSON.parse(schema) as object));
  }
  config = parse(await readFile(join(out, 'config.yml'), 'utf8')) as typeof config;
});

const isOf = (glob: string, path: string): boolean =>
  new RegExp(`^${glob.replace('**/', '(?:.+/)?').replace(/\*(?=\.)/, '[^/]+')}$`).test(path);

/** What the schema of a file has against a text in it. */
function mistakesIn(name: string, text: string): string[] {
  const { data } = (name.endsWith('.md') ? splitMarkdown : readYaml)(text);
  const [, validate] = [...schemas].find(([files]) => isOf(files, `content/${name}`)) ?? [];
  if (!validate) return [`no schema for ${name}`];
  validate(data);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

test.each([CONTENT, FIXTURE])('every content file of %s fits its JSON Schema', async (folder) => {
  const names = (await filesBelow(folder)).filter((name) => /\.(?:md|yaml)$/.test(name));
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) {
    const text = await readFile(join(folder, name), 'utf8');
    expect([name, mistakesIn(name, text)]).toEqual([name, []]);
  }
});

test.each([
  ['pages/about.en.md', 'title:', 'titel:', "must have required property 'title'"],
  ['pages/about.en.md', 'kind: masthead', 'kind: mastehad', 'must be equal to constant'],
  ['blog/1.sv.md', 'url: ', 'href: ', "must have required property 'url'"],
  ['site.yaml', 'kr: 1500', 'kr: much', 'must be integer'],
  ['dictionary/sv.yaml', 'opening:', 'begin:', 'must NOT have additional properties'],
])('a mistake in %s (%s → %s) is found', async (name, from, to, told) => {
  const text = await readFile(join(FIXTURE, name), 'utf8');
  expect(text).toContain(from);
  expect(mistakesIn(name, text.replace(from, to)).join('\n')).toContain(told);
});

test('Decap CMS has a form for every page and post, and none that it refuses', async () => {
  const texts = (await filesBelow(CONTENT)).filter((name) => name.endsWith('.md'));
  for (const name of texts) {
    const own = config.collections.filter(
      ({ folder, extension }) =>
        folder === dirname(`content/${name}`) && name.endsWith(`.${extension}`),
    );
    expect([name, own.length]).toEqual([name, 1]);
  }
  const empty = (form: Form): string[] => [
    ...(form.fields?.length === 0 || form.types?.length === 0 ? [form.name ?? ''] : []),
    ...[...(form.fields ?? []), ...(form.types ?? [])].flatMap(empty),
  ];
  expect(config.collections.flatMap(empty)).toEqual([]);
  const sections = config.collections[2]?.fields?.find(({ name }) => name === 'sections');
  expect(sections?.types?.map(({ name }) => name)).toContain('masthead');
});
