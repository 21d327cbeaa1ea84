import { misused, readArguments, runCommand } from '../../content/core/command-line';
import { createAssistant } from '../assistant/create-assistant';
import { KnowledgeError, readKnowledge } from '../assistant/read-knowledge';
import { committedWeights } from '../assistant/weights-file';
import { withStore, WHERE_USAGE } from '../local/open-store';
import { groupByPassage } from './group-by-passage';
import { type AskedQuestion, groupQuestions } from './group-questions';

const DAY_MS = 86_400_000;

const USAGE = `Usage: npm run chat:unanswered -- [--days DAYS] [--stage STAGE] [--knowledge FILE]
  --days DAYS       how far to look back, at most 90 days (30)
  --knowledge FILE  what the assistant knows: puts questions about the same together, below the page
                    where an answer belongs (npm run takes that of the last build)
${WHERE_USAGE}`;

/**
 * `npm run chat:unanswered`: what visitors asked and the content does not answer.
 */
async function main(): Promise<void> {
  const { values } = readArguments({
    usage: USAGE,
    options: {
      days: { type: 'string', default: '30' },
      stage: { type: 'string' },
      knowledge: { type: 'string' },
    },
  });
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > 90) {
    throw misused(
      `--days ${values.days}: expected a whole number from 1 to 90, the days that questions are kept`,
      USAGE,
    );
  }
  const now = Date.now();
  const found = await withStore(values.stage, (store) =>
    Promise.all(
      Array.from({ length: days }, (_, back) => store.listUnanswered(now - back * DAY_MS, now)),
    ),
  );
  const questions = groupQuestions(found.flat().sort((a, b) => a.at - b.at));
  if (questions.length === 0) console.log(`No unanswered question in ${days} days.`);
  if (values.knowledge === undefined) for (const question of questions) show(question);
  else {
    const { retrieve } = createAssistant(readKnowledge(values.knowledge), committedWeights());
    const groups = groupByPassage(
      questions,
      (question) => retrieve({ ...question, history: [] }, 1)[0],
    );
    for (const { nearest, times, questions: asked } of groups) {
      console.log(`${times} × → ${nearest ? `${nearest.path} · ${nearest.heading}` : 'no page'}`);
      for (const question of asked) show(question, '    ');
    }
  }
}

function show({ times, at, language, shape, text }: AskedQuestion, indent = ''): void {
  const day = new Date(at).toISOString().slice(0, 10);
  const words = text.replace(/\s+/g, ' ');
  console.log(`${indent}${times} × · ${day} · ${language} · ${shape} · ${words}`);
}

await runCommand(main, [KnowledgeError]);
