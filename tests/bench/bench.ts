import { readOptions, type Section, SECTION_NAMES } from './bench-options';
import { measureAssistant } from './assistant';
import { measureBrowser } from './browser';
import { measureBuild } from './build';
import { openContext, type BenchContext } from './context';
import { measureDev } from './dev';
import { measureFunctions } from './functions';
import { measureLoad } from './load';
import { measurePosts } from './posts';
import { printMachine, printTable, saveTables, type Table } from './report';
import { measureWeight } from './weight';

/** `npm run bench`: measures, prints Markdown tables, keeps the numbers. Slow is told, never failed. */
const SECTIONS: Record<Section, (context: BenchContext) => Promise<Table[]>> = {
  weight: measureWeight,
  build: measureBuild,
  posts: measurePosts,
  browser: measureBrowser,
  dev: measureDev,
  assistant: measureAssistant,
  functions: measureFunctions,
  load: measureLoad,
};

const options = readOptions(process.argv.slice(2));
const context = openContext(options);
const tables: Table[] = [];
printMachine();
for (const name of SECTION_NAMES.filter((name) => options.only.includes(name))) {
  console.error(`Measuring: ${name}`);
  try {
    const measured = await SECTIONS[name](context);
    measured.forEach(printTable);
    tables.push(...measured);
  } catch (error) {
    console.error(`Section ${name} could not be measured:`, error);
    process.exitCode = 1;
  }
}
console.error(`Numbers kept in ${saveTables(tables)}`);
context.close();
