import { CommandError, readArguments, runCommand } from '../../content/core/command-line';
import { ContentError } from '../../content/core/problem';
import { exampleValues } from '../configuration/contradictions';
import { COMMITS } from '../configuration/names';
import { DEFAULT_STAGE, readStage } from '../configuration/read-stage';
import { buildEnvironment } from './build-environment';
import { CDK_OPTIONS, CDK_USAGE, cdkArguments } from './cdk-arguments';
import { commitsAfter, UNCOMMITTED } from './commits';
import { exampleFormIds } from './example-form-ids';
import { checkedOut } from './git';
import { lookAhead } from './look-ahead';
import { run } from './run';

const USAGE = `Usage: npm run deploy -- [options] [-- arguments of cdk deploy]
${CDK_USAGE}`;

/** `npm run deploy`: looks at what is there, builds the site for a stage and deploys it. */
function deploy(): void {
  const { values, positionals } = readArguments({
    usage: USAGE,
    options: CDK_OPTIONS,
    positionals: true,
  });
  const stage = readStage(process.env.STAGE || DEFAULT_STAGE);
  const examples = [...exampleValues(stage.configuration), ...exampleFormIds(stage, process.env)];
  if (examples.length > 0) {
    throw new CommandError(
      `infra/config/${stage.name}.yaml still has example values:\n  ${examples.join('\n  ')}\nSet your own; docs/operations.md says what each one is.`,
    );
  }
  const checkout = checkedOut();
  if (checkout && !checkout.isClean && stage.name === DEFAULT_STAGE) {
    throw new CommandError(
      `There are changes that are in no commit, so nobody could roll back to what is deployed now. Commit them, or deploy another stage: STAGE=preview npm run deploy`,
    );
  }
  const live = lookAhead(stage, { region: stage.configuration.region, profile: values.profile });
  const env = { STAGE: stage.name, CDK_DISABLE_CLI_TELEMETRY: 'true', ...buildEnvironment(stage) };
  run('npm', ['run', 'build'], { env });
  const commit = checkout?.isClean ? checkout.commit : UNCOMMITTED;
  const commits = `${COMMITS}=${commitsAfter(live?.commits ?? [], commit).join(' ')}`;
  const args = ['--all', '--no-notices', '-c', commits, ...cdkArguments(values), ...positionals];
  run('npx', ['cdk', 'deploy', ...args], { env });
  console.log(
    `\nDeployed. Check the live site: npm run smoke -- ${stage.configuration.domain ? stage.configuration.site : 'https://<CloudFrontAddress>'}`,
  );
}

await runCommand(deploy, [ContentError]);
