import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { decodeYaml } from '../../build/content/decode';
import { displayPath } from '../../content/core/display-path';
import { lineOf } from '../../build/content/source';
import { ContentError, type Problem } from '../../content/core/problem';
import { PROJECT } from '../../content/core/project';
import { Configuration, type Stage } from './configuration';
import { contradictions } from './contradictions';

export const CONFIG_DIR = join(PROJECT, 'infra/config');

export { DEFAULT_STAGE } from '../../content/core/stage';

/**
 * Reads the configuration of a stage.
 *
 * @throws ContentError with everything that is missing, wrong or contradictory.
 */
export function readStage(name: string, dir = CONFIG_DIR): Stage {
  const path = join(dir, `${name}.yaml`);
  if (!/^[a-z][a-z0-9-]{0,19}$/.test(name) || !existsSync(path)) {
    throw new ContentError([unknownStage(name, dir)]);
  }
  const source = { file: displayPath(path), text: readFileSync(path, 'utf8') };
  const decoded = decodeYaml(Configuration, source);
  if (!decoded.ok) throw new ContentError(decoded.problems);
  const configuration = decoded.value.data;
  const values = source.text.replaceAll(/(^|\s)#.*$/gm, '$1');
  const found = contradictions(configuration).map(
    ({ key, ...contradiction }): Problem => ({
      file: source.file,
      line: lineOf(values, `${key}:`),
      ...contradiction,
    }),
  );
  if (found.length > 0) throw new ContentError(found);
  return { name, configuration };
}

/** Every other stage whose file can be read. */
export const otherStages = (name: string, dir = CONFIG_DIR): Stage[] =>
  stageNames(dir).flatMap((other) => {
    if (other === name) return [];
    try {
      return [readStage(other, dir)];
    } catch {
      // Whoever deploys that stage is told what is wrong with it.
      return [];
    }
  });

const stageNames = (dir: string): string[] =>
  existsSync(dir) ? readdirSync(dir).flatMap((file) => /^(.+)\.yaml$/.exec(file)?.[1] ?? []) : [];

function unknownStage(name: string, dir: string): Problem {
  const known = stageNames(dir);
  return {
    file: displayPath(dir),
    what: 'no such stage',
    found: name,
    expected: known.join(' or ') || 'a file <stage>.yaml',
    fix: `copy production.yaml to ${name}.yaml (lower-case letters, digits and hyphens) and set its values, or choose another STAGE`,
  };
}
