import { readFileSync, writeFileSync } from 'node:fs';
import { CommandError, readArguments, runCommand } from '../../content/core/command-line';
import { ContentError } from '../../content/core/problem';
import { displayPath } from '../../content/core/display-path';
import { WEIGHTS_FILE } from '../assistant/classifier/weights-file';
import { FINGERPRINT_FILE, fingerprintOf } from './fingerprint';
import { readExamples } from './read-examples';
import { trainClassifier } from './train-classifier';

const USAGE = `Usage: npm run train -- [options]
  --check   write nothing; fail if the weights are not what the examples teach`;

/**
 * `npm run train`: the assistant's classifier learns from the examples, and what it has learnt is written
 * down. `npm run train -- --check` writes nothing and fails if what is written is something else.
 */
async function train(): Promise<void> {
  const { values } = readArguments({ usage: USAGE, options: { check: { type: 'boolean' } } });
  const examples = readExamples();
  const weights = `${JSON.stringify(trainClassifier(examples))}\n`;
  const file = displayPath(WEIGHTS_FILE);
  if (!values.check) {
    writeFileSync(WEIGHTS_FILE, weights);
    writeFileSync(FINGERPRINT_FILE, await fingerprintOf(examples, weights));
    console.log(`${examples.length} examples → ${file}, ${Math.round(weights.length / 1000)} kB`);
  } else if (weights !== readFileSync(WEIGHTS_FILE, 'utf8')) {
    throw new CommandError(
      `${file} is not what the examples teach: run "npm run train" and commit it`,
    );
  }
}

await runCommand(train, [ContentError]);
