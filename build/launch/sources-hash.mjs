import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folders that hold all code of ours that is bundled. */
const FOLDERS = ['build', 'client', 'components', 'content/schema', 'infra', 'lambdas'];

/** @param {string} path */
const isSource = (path) => /\.(?:tsx?|mjs|css|svg)$/.test(path);

/** What bundling follows beside the code, and what npm says it has installed. */
const SETTINGS = ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json'];

/**
 * Every file of ours that a bundle can be made of.
 *
 * @param {string} project - folder of the project.
 * @returns {string[]} paths below it.
 */
export const bundledSources = (project) =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .sort()
      .map((path) => join(folder, path)),
  );

/**
 * Another one whenever a bundle could be another one; edits inside `node_modules` are not seen.
 *
 * @param {string} project - folder of the project.
 * @returns {string | undefined} undefined where it is not known which packages are installed, as
 *   other installers than npm leave it.
 */
export function sourcesHash(project) {
  const hash = createHash('sha256');
  try {
    for (const path of [...SETTINGS, ...bundledSources(project)]) {
      hash.update(`\0${path}\0`).update(readFileSync(join(project, path)));
    }
  } catch {
    return undefined;
  }
  return hash.digest('hex').slice(0, 16);
}
