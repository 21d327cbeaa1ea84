import { readExamples } from './examples/read-examples';
import { OPINION_FILE, opinionJson } from '../../build/knowledge/opinion-file';
import { trainOpinion } from './train-opinion';
import { writeAtomic } from '../../build/files/cache';

/** `npm run train`: learns the assistant's second opinion from the examples and writes it down. */
const examples = readExamples();
const json = opinionJson(trainOpinion(examples));
await writeAtomic(OPINION_FILE, json);
console.log(
  `${examples.length} examples → lambdas/assistant/opinion/weights.json, ${Math.round(Buffer.byteLength(json) / 1000)} kB`,
);
