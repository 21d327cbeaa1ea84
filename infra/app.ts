import { join } from 'node:path';
import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { ContentError } from '../content/core/problem';
import { buildApp } from './build-app';
import { EdgeFunctionTooLargeError } from '../lambdas/edge/bundle-edge-function';
import { templatesOf } from './checks/assembly';
import { checkInvariants, InvariantError } from './checks/invariants';
import { prepare } from './release/prepare';
import { NoReleaseError } from '../build/files/read-release';
import { DEFAULT_STAGE, readStage } from './configuration/read-stage';

/** What `cdk` runs: STAGE names the configuration, DIST the built site. */
async function main(): Promise<void> {
  const stage = readStage(process.env.STAGE || DEFAULT_STAGE);
  const dist = process.env.DIST || join(import.meta.dirname, '../dist');
  const prepared = await prepare(stage, dist);
  const { app } = buildApp(stage, prepared, process.env.CDK_DEFAULT_ACCOUNT);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const findings = checkInvariants(templatesOf(app.synth()));
  if (findings.length > 0) throw new InvariantError(findings);
}

try {
  await main();
} catch (error) {
  const isTold =
    error instanceof ContentError ||
    error instanceof NoReleaseError ||
    error instanceof EdgeFunctionTooLargeError ||
    error instanceof InvariantError;
  console.error(isTold ? error.message : error);
  process.exitCode = 1;
}
