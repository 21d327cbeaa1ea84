import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { stringify } from 'yaml';
import { readArguments, runCommand } from '../../content/core/command-line';
import { displayPath } from '../../content/core/display-path';
import { decapConfig } from '../schema/decap-config';
import { jsonSchemas } from '../schema/json-schemas';

const USAGE = `Usage: npm run schema -- [options]
  --repo OWNER/NAME  the repository on GitHub that Decap CMS is to change
  --content DIR      use other content than ./content
  --out DIR          write to another folder than .cache/schema, which .vscode/settings.json names`;

/** `npm run schema`: writes what content files may hold for the editors of code and of content. */
async function writeSchemas(): Promise<void> {
  const { values } = readArguments({
    usage: USAGE,
    options: {
      repo: { type: 'string', default: 'owner/name' },
      content: { type: 'string', default: 'content' },
      out: { type: 'string', default: '.cache/schema' },
    },
  });
  const schemas = jsonSchemas();
  await mkdir(values.out, { recursive: true });
  for (const [name, schema] of Object.entries(schemas))
    await writeFile(join(values.out, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);
  const content = resolve(values.content);
  const config = decapConfig(schemas, {
    content: displayPath(content),
    pageFolders: await foldersOfPages(content),
    repository: values.repo,
  });
  await writeFile(join(values.out, 'config.yml'), stringify(config));
  console.log(
    `Wrote ${Object.keys(schemas).length} JSON Schemas and config.yml of Decap CMS to ${displayPath(resolve(values.out))}.`,
  );
}

/** Every folder below the content folder that holds pages. */
async function foldersOfPages(content: string): Promise<string[]> {
  const entries = await readdir(join(content, 'pages'), { recursive: true, withFileTypes: true });
  const folders = entries
    .filter(({ name }) => name.endsWith('.md'))
    .map(({ parentPath }) => relative(content, parentPath).replaceAll('\\', '/'));
  return [...new Set(folders)].sort();
}

await runCommand(writeSchemas);
