import { misused, readArguments, runCommand } from '../../content/core/command-line';
import { asking } from '../smoke/ask';
import { describeOutcome, runChecks } from '../smoke/run-checks';

const USAGE = `Usage: npm run smoke -- https://host [--key KEY] [--mail]
  --key KEY   the chat's public key; the one in the pages otherwise
  --mail      also send a transcript: the inbox must then hold a mail of "Smoke test"`;

/** `npm run smoke`: asks a live site everything that only a live site can answer. */
async function main(): Promise<void> {
  const { values, positionals } = readArguments({
    usage: USAGE,
    positionals: true,
    options: { key: { type: 'string' }, mail: { type: 'boolean' } },
  });
  const [address = ''] = positionals;
  if (!URL.canParse(address) || !/^https?:/.test(address) || positionals.length !== 1) {
    throw misused('One address of a site is needed', USAGE);
  }
  const host = new URL(address).origin;
  console.log(`Asking ${host} …\n`);
  const outcomes = await runChecks(
    { ask: asking(host), host, key: values.key, mail: values.mail ?? false },
    (outcome) => console.log(describeOutcome(outcome)),
  );
  const failed = outcomes.filter(({ faults }) => faults.length > 0).length;
  console.log(
    failed === 0
      ? `\nAll ${outcomes.length} checks passed.`
      : `\n${failed} of ${outcomes.length} checks failed.`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
}

await runCommand(main);
