import { CommandError, misused, readArguments, runCommand } from '../../content/core/command-line';
import { Unavailable } from '../errors/errors';
import { LocalBackendError } from '../local/local-error';
import { openStore, WHERE_USAGE } from '../local/open-store';
import { groupQuestions } from './group-questions';

const DAY_MS = 86_400_000;

const USAGE = `Usage: npm run chat:unanswered -- [--days DAYS] [--stage STAGE]
  --days DAYS    how far to look back, at most 90 days (30)
${WHERE_USAGE}`;

/**
 * `npm run chat:unanswered`: what visitors asked and the content does not answer.
 */
async function main(): Promise<void> {
  const { values } = readArguments({
    usage: USAGE,
    options: { days: { type: 'string', default: '30' }, stage: { type: 'string' } },
  });
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > 90) {
    throw misused(
      `--days ${values.days}: expected a whole number from 1 to 90, the days that questions are kept`,
      USAGE,
    );
  }
  const opened = await openStore(values.stage);
  try {
    const now = Date.now();
    const found = await Promise.all(
      Array.from({ length: days }, (_, back) =>
        opened.store.listUnanswered(now - back * DAY_MS, now),
      ),
    ).catch((error: unknown) => {
      throw new CommandError(
        `The questions cannot be read from ${opened.where}: ${reasonOf(error)}. Check TABLE_NAME, AWS_REGION and the leave to query it.`,
      );
    });
    const questions = groupQuestions(found.flat().sort((a, b) => a.at - b.at));
    if (questions.length === 0) console.log(`No unanswered question in ${days} days.`);
    for (const { times, at, language, shape, text } of questions) {
      const day = new Date(at).toISOString().slice(0, 10);
      console.log(`${times} × · ${day} · ${language} · ${shape} · ${text.replace(/\s+/g, ' ')}`);
    }
  } finally {
    await opened.close();
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Unavailable
    ? error.detail
    : error instanceof Error
      ? `${error.name}: ${error.message}`
      : String(error);

await runCommand(main, [LocalBackendError]);
