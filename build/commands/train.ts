import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Tinypool } from 'tinypool';
import { CommandError, readArguments, runCommand } from '../../content/core/command-line';
import { displayPath } from '../../content/core/display-path';
import { ContentError } from '../../content/core/problem';
import { FINGERPRINT_FILE, fingerprintOf } from '../../lambdas/training/fingerprint';
import type { Learnt, Passage } from '../../lambdas/assistant/knowledge';
import { learn } from '../../lambdas/training/learn';
import type { LearntMeanings } from '../../lambdas/training/learn-meanings';
import { WEIGHTS_FILE } from '../../lambdas/assistant/weights-file';
import { bundleForNode } from '../bundle/bundle-for-node';
import { ContentFolder } from '../content/content-folder';
import { PROJECT } from '../../content/core/project';
import { passagesOf } from '../knowledge/knowledge-of';

const USAGE = `Usage: npm run train -- [options]
  --check   write nothing; fail if the weights were learnt from other examples or by another program`;

/** `npm run train`: the assistant learns from the examples, and what it has learnt is written down. */
async function train(): Promise<void> {
  const { values } = readArguments({ usage: USAGE, options: { check: { type: 'boolean' } } });
  const file = displayPath(WEIGHTS_FILE);
  if (values.check) {
    const known = readFileSync(FINGERPRINT_FILE, 'utf8');
    if ((await fingerprintOf(readFileSync(WEIGHTS_FILE, 'utf8'))) !== known) {
      throw new CommandError(
        `${file} is not what the examples teach: run "npm run train" and commit it`,
      );
    }
    return;
  }
  const folder = new ContentFolder(join(PROJECT, 'content'));
  await folder.readAll();
  const { content, problems } = folder.assemble();
  if (!content) throw new ContentError(problems);
  const weights = `${JSON.stringify(await learnInThreads(passagesOf(content)))}\n`;
  writeFileSync(WEIGHTS_FILE, weights);
  writeFileSync(FINGERPRINT_FILE, await fingerprintOf(weights));
  console.log(`${file}, ${Math.round(weights.length / 1000)} kB`);
}

async function learnInThreads(passages: readonly Passage[]): Promise<Learnt> {
  const file = await bundleForNode('learn-meanings', {
    entryPoints: ['lambdas/training/learn-meanings.ts'],
    packages: 'external',
  });
  const pool = new Tinypool({
    filename: pathToFileURL(file).href,
    maxThreads: availableParallelism(),
  });
  try {
    return await learn(passages, (lessons) => pool.run(lessons) as Promise<LearntMeanings>);
  } finally {
    await pool.destroy();
  }
}

await runCommand(train, [ContentError]);
