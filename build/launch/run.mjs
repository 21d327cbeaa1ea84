/**
 * Starts the generator, which Node 20 cannot read as TypeScript: from the few files of JavaScript
 * that an earlier run has kept, or from new ones where a source has changed since.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleGenerator, generatorEntry } from './bundle-generator.mjs';
import { sourcesHash } from './sources-hash.mjs';

const PROJECT = join(import.meta.dirname, '../..');

process.setSourceMapsEnabled(true);
let sources = sourcesHash(PROJECT);
if (sources === undefined || !existsSync(generatorEntry(PROJECT, sources))) {
  sources = await bundleGenerator(PROJECT);
}
const { main } = await import(pathToFileURL(generatorEntry(PROJECT, sources)).href);
await main(sources);
