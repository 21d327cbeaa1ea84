import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
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
const names = Object.keys(SECTIONS).join();

/** `npm run bench`: prints Markdown tables. A value over its limit is bold, never an error. */
const { only } = parseArgs({ options: { only: { type: 'string', default: names } } }).values;
const sections = Object.entries(SECTIONS).filter(([name]) => only.split(',').includes(name));
if (sections.length < only.split(',').length) {
  console.error(`--only takes some of ${names}.`);
  process.exit(1);
}
const [cpu] = cpus();
console.log(`Node ${process.version}, ${cpus().length} × ${cpu?.model}, load ${loadavg()[0]}`);
try {
  runBuild(SITE);
  for (const [, measure] of sections) await measure();
} finally {
  rmSync(FOLDER, { recursive: true, force: true });
}
