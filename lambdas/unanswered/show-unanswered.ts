import { join } from 'node:path';
import { CommandError, misused, readArguments, runCommand } from '../../content/core/command-line';
import { Unavailable } from '../errors/errors';
import { openLocalStore, TABLE } from '../local/open-local-store';
import { LocalBackendError } from '../local/local-error';
import { connectStore } from '../store/connect';
import { groupQuestions } from './group-questions';

const DAY_MS = 86_400_000;

const USAGE = `Usage: npm run chat:unanswered -- [--days DAYS]
  --days DAYS   how far to look back, at most 90 days (30)
  TABLE_NAME    environment: table of the deployed chat; this machine's chat otherwise`;

/**
 * `npm run chat:unanswered`: what visitors asked and the content does not answer. Of
 * the deployed chat where TABLE_NAME names its table, of this machine's otherwise.
 */
async function main(): Promise<void> {
  const { values } = readArguments({
    usage: USAGE,
    options: { days: { type: 'string', default: '30' } },
  });
  const days = Number(values.days);
  if (!Number.isInteger(days) || days < 1 || days > 90) {
    throw misused(
      `--days ${values.days}: expected a whole number from 1 to 90, the days that questions are kept`,
      USAGE,
    );
  }
  const { TABLE_NAME, CHAT_DATA } = process.env;
  const opened = TABLE_NAME
    ? { store: connectStore({ table: TABLE_NAME, endpoint: undefined }), close: async () => {} }
    : await openLocalStore(CHAT_DATA || join(import.meta.dirname, '../../.data/chat'));
  try {
    const now = Date.now();
    const found = await Promise.all(
      Array.from({ length: days }, (_, back) =>
        opened.store.listUnanswered(now - back * DAY_MS, now),
      ),
    ).catch((error: unknown) => {
      throw new CommandError(
        `The questions cannot be read from the table ${TABLE_NAME || TABLE}: ${reasonOf(error)}. Check TABLE_NAME, AWS_REGION and the leave to query it.`,
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
