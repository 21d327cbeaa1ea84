import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stackNameOf } from '../../infra/configuration/names';
import { DEFAULT_STAGE, readStage } from '../../infra/configuration/read-stage';
import { context } from '../support/infra/deployments';
import { PROJECT } from '../../content/core/project';
import { BUILT } from '../support/infra/site';
import { runProgram } from '../support/run-script';
import { temporaryFolder } from '../support/temporary-folder';

/** A namespace of its own without any network, where the machine lets us have one. */
const ALONE = ['unshare', '-rn'];
const alone = spawnSync(ALONE[0] ?? '', [...ALONE.slice(1), 'true']).status === 0 ? ALONE : [];

/** Takes away what makes this environment that of somebody with an account. */
const nobody: NodeJS.ProcessEnv = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^AWS_|^CDK_|^STAGE$|^VITEST|^NODE_ENV$/.test(name))
    .map((name) => [name, undefined]),
);

async function run(
  [program = '', ...args]: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd = PROJECT,
): Promise<{ status: number; told: string }> {
  const { code, stdout, stderr } = await runProgram(program, args, {
    cwd,
    env: { ...nobody, ...env },
  });
  return { status: code, told: stdout + stderr };
}

test('npm run synth passes every check on the stage that comes with the project, without account or network', async () => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
    scripts: { synth: string };
  };
  const out = join(await temporaryFolder(), 'cdk.out');
  const synth = scripts.synth.replace(/^cdk/, join(PROJECT, 'node_modules/.bin/cdk')).split(' ');
  const { status, told } = await run([...alone, ...synth, '--output', out], {
    DIST: BUILT,
    HOME: await temporaryFolder(),
  });
  expect([status, status === 0 ? '' : told]).toEqual([0, '']);
  const name = stackNameOf(readStage(DEFAULT_STAGE));
  expect(readdirSync(out)).toEqual(
    expect.arrayContaining([`${name}.template.json`, `${name}-watch.template.json`]),
  );
});

test('a synthesis stops at what CloudFormation would refuse and at what a check finds', async () => {
  const dir = await temporaryFolder();
  const copy = join(dir, 'project');
  for (const name of ['build', 'components', 'content', 'infra', 'lambdas', 'tsconfig.json']) {
    await cp(join(PROJECT, name), join(copy, name), { recursive: true });
  }
  for (const name of ['node_modules', 'package.json']) {
    await symlink(join(PROJECT, name), join(copy, name));
  }
  const spoil = async (file: string, from: string, to: string): Promise<void> => {
    const path = join(copy, 'infra/constructs', file);
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  };
  await spoil('outside-check.ts', 'memorySize: 256', 'memorySize: 64');
  await spoil('failed-queue.ts', 'enforceSSL: true', 'enforceSSL: false');
  await spoil('mail.ts', 'disableSuppressionList: true', 'disableSuppressionList: false');
  const { status, told } = await run(
    [process.execPath, '--import', 'tsx', 'infra/app.ts'],
    { DIST: BUILT, CDK_OUTDIR: join(dir, 'broken'), CDK_CONTEXT_JSON: JSON.stringify(context()) },
    copy,
  );
  expect(status).toBe(1);
  for (const rule of [/F\d{4}/, /AwsSolutions-SQS4/, /suppression/]) expect(told).toMatch(rule);
});
