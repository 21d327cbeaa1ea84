import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { misused, readArguments, runCommand } from '../../content/core/command-line';
import { measureAssistant } from './assistant';
import { measureBrowser } from './browser';
import { measureBuild } from './build';
import { measureDev } from './dev';
import { FOLDER, SITE, runBuild } from './generator';
import { measureLoad } from './load';
import { measureWeight } from './weight';

const SECTIONS = {
  weight: measureWeight,
  build: measureBuild,
  dev: measureDev,
  load: measureLoad,
  browser: measureBrowser,
  assistant: measureAssistant,
};
const NAMES = Object.keys(SECTIONS);
const USAGE = `Usage: npm run bench -- [--only <sections>]
  --only   some of ${NAMES.join()}`;

/** `npm run bench`: prints Markdown tables. A value over its limit is bold, never an error. */
async function bench(): Promise<void> {
  const { values } = readArguments({ usage: USAGE, options: { only: { type: 'string' } } });
  const wanted = values.only?.split(',') ?? NAMES;
  const unknown = wanted.find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw misused(`"${unknown}" is no section`, USAGE);
  const [cpu] = cpus();
  console.log(`Node ${process.version}, ${cpus().length} × ${cpu?.model}, load ${loadavg()[0]}`);
  try {
    runBuild(SITE);
    for (const [name, measure] of Object.entries(SECTIONS))
      if (wanted.includes(name)) await measure();
  } finally {
    rmSync(FOLDER, { recursive: true, force: true });
  }
}

await runCommand(bench);
