import { ContentError } from '../../content/core/problem';
import { exampleValues } from '../configuration/contradictions';
import { DEFAULT_STAGE, readStage } from '../configuration/read-stage';
import { buildEnvironment } from './build-environment';
import { deploymentTag } from './deployments';
import { exampleFormIds } from './example-form-ids';
import { checkedOut, git } from './git';
import { command, run, StepError } from './run';

/** `npm run deploy`: builds the site for a stage (STAGE) and deploys it; arguments go to `cdk deploy`. */
function deploy(): void {
  const stage = readStage(process.env.STAGE || DEFAULT_STAGE);
  const examples = [...exampleValues(stage.configuration), ...exampleFormIds(stage, process.env)];
  if (examples.length > 0) {
    throw new StepError(
      `infra/config/${stage.name}.yaml still has example values:\n  ${examples.join('\n  ')}\nSet your own; docs/operations.md says what each one is.`,
    );
  }
  const checkout = checkedOut();
  if (checkout && !checkout.isClean && stage.name === DEFAULT_STAGE) {
    throw new StepError(
      `There are changes that are in no commit, so nobody could roll back to what is deployed now. Commit them, or deploy another stage: STAGE=preview npm run deploy`,
    );
  }
  const env = { STAGE: stage.name, CDK_DISABLE_CLI_TELEMETRY: 'true', ...buildEnvironment(stage) };
  run('npm', ['run', 'build'], { env });
  run('npx', ['cdk', 'deploy', '--all', '--no-notices', ...process.argv.slice(2)], { env });
  if (checkout?.isClean) git('tag', deploymentTag(stage.name, new Date()), checkout.commit);
  console.log(
    `\nDeployed. Check the live site: npm run smoke -- ${stage.configuration.domain ? stage.configuration.site : 'https://<CloudFrontAddress>'}`,
  );
}

await command(deploy, [ContentError]);
