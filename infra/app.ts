import { join } from 'node:path';
import { runCommand } from '../content/core/command-line';
import { ContentError } from '../content/core/problem';
import { buildApp } from './build-app';
import { addChecks } from './checks/add-checks';
import { KnowledgeError } from '../lambdas/assistant/read-knowledge';
import { prepare } from './release/prepare';
import { DEFAULT_STAGE, readStage } from './configuration/read-stage';

/** What `cdk` runs: STAGE names the configuration, DIST the built site. */
async function main(): Promise<void> {
  const stage = readStage(process.env.STAGE || DEFAULT_STAGE);
  const dist = process.env.DIST || join(import.meta.dirname, '../dist');
  const prepared = await prepare(stage, dist);
  const { app } = buildApp(stage, prepared, process.env.CDK_DEFAULT_ACCOUNT);
  addChecks(app);
  app.synth();
}

await runCommand(main, [ContentError, KnowledgeError]);
