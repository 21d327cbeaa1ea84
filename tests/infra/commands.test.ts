import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { at, resources, textOf } from '../../infra/checks/assembly';
import { buildEnvironment } from '../../infra/commands/build-environment';
import { deploymentTag, planRollback } from '../../infra/commands/deployments';
import { STAGES } from '../support/infra/configurations';
import { deployment } from '../support/infra/deployments';
import { PROJECT } from '../support/infra/site';
import { temporaryFolder } from '../support/temporary-folder';

test('pages are built with the key that the functions take, for the address they are at', async () => {
  const { stacks } = await deployment('full');
  const told = buildEnvironment(STAGES.full);
  const taken = resources(stacks, 'AWS::Lambda::Function').flatMap(
    ({ properties }) => at(properties, 'Environment', 'Variables', 'CHAT_PUBLIC_KEY') ?? [],
  );
  expect(taken.map(textOf)).toEqual([told.CHAT_PUBLIC_KEY, told.CHAT_PUBLIC_KEY]);
  expect(told.SITE_URL).toBe('https://www.fyrvik.example');
});

describe('a rollback', () => {
  const at = (time: string, commit: string) => ({
    tag: deploymentTag('production', new Date(time)),
    commit,
  });

  test('goes to the commit before the present one, however often that was deployed', () => {
    expect(
      planRollback(
        [
          at('2026-11-21T09:00:00Z', 'ccc'),
          at('2026-11-20T09:00:00Z', 'aaa'),
          at('2026-11-21T08:00:00Z', 'bbb'),
          at('2026-11-21T10:00:00Z', 'ccc'),
        ],
        undefined,
      ),
    ).toEqual({ kind: 'deploy', commit: 'bbb', from: 'ccc' });
  });

  test('goes where it is told', () => {
    expect(planRollback([at('2026-11-21T09:00:00Z', 'ccc')], 'aaa')).toEqual({
      kind: 'deploy',
      commit: 'aaa',
      from: 'ccc',
    });
  });

  test.for([
    [[], 'git fetch --tags'],
    [[at('2026-11-21T09:00:00Z', 'ccc'), at('2026-11-20T09:00:00Z', 'ccc')], 'Only ccc'],
  ] as const)('says why it cannot', ([deployments, why]) => {
    const plan = planRollback(deployments, undefined);
    expect(plan.kind === 'impossible' ? plan.why : '').toContain(why);
  });
});

/** Found from here: the repositories of these tests have no packages. */
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const hasGit = spawnSync('git', ['--version']).status === 0;

describe.runIf(hasGit)('with git', () => {
  /** A repository whose `npm run deploy` writes down which commit's files it deployed, and tags it. */
  async function repository() {
    const dir = join(await temporaryFolder(), 'repository');
    const log = join(dir, '..', 'deployed.txt');
    await mkdir(dir);
    const git = (...args: string[]): string =>
      execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
        cwd: dir,
        encoding: 'utf8',
      }).trim();
    git('init', '-q');
    const deploy = `node -e "require('fs').appendFileSync(process.env.LOG, require('fs').readFileSync('version','utf8') + process.env.STAGE + process.argv.slice(1).join(' ') + '\\n')" --`;
    const manifest = { name: 'site', version: '1.0.0', scripts: { deploy } };
    await writeFile(join(dir, 'package.json'), JSON.stringify(manifest));
    await writeFile(
      join(dir, 'package-lock.json'),
      JSON.stringify({
        name: 'site',
        version: '1.0.0',
        lockfileVersion: 3,
        requires: true,
        packages: { '': manifest },
      }),
    );
    const commit = async (version: string): Promise<string> => {
      await writeFile(join(dir, 'version'), `${version} `);
      git('add', '-A');
      git('commit', '-qm', version);
      return git('rev-parse', 'HEAD');
    };
    return { dir, log, git, commit };
  }

  const ROLLBACK = ['--import', TSX, join(PROJECT, 'infra/commands/rollback.ts')];
  const environment = (log: string) => ({
    ...process.env,
    LOG: log,
    STAGE: 'production',
    NODE_OPTIONS: '',
    npm_config_audit: 'false',
    npm_config_offline: 'true',
  });

  const rollback = (dir: string, log: string) =>
    spawnSync('node', ROLLBACK, { cwd: dir, encoding: 'utf8', env: environment(log) });

  test('a rollback deploys the files of the release before, and leaves the working copy alone', async () => {
    const { dir, log, git, commit } = await repository();
    const first = await commit('first');
    git('tag', deploymentTag('production', new Date('2026-11-20T09:00:00Z')), first);
    const second = await commit('second');
    git('tag', deploymentTag('production', new Date('2026-11-21T09:00:00Z')), second);
    await writeFile(join(dir, 'notes.txt'), 'not committed');
    const { status, stdout, stderr } = rollback(dir, log);
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/Back from \w+ \S+ second\n\s+to \w+ \S+ first/);
    expect(readFileSync(log, 'utf8')).toBe('first production\n');
    expect(git('rev-parse', 'HEAD')).toBe(second);
    expect(existsSync(join(dir, 'notes.txt'))).toBe(true);
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  test('a rollback that Ctrl-C ends says so in a line, and leaves no second working copy', async () => {
    const { dir, log, git, commit } = await repository();
    const first = await commit('first');
    git('tag', deploymentTag('production', new Date('2026-11-20T09:00:00Z')), first);
    git(
      'tag',
      deploymentTag('production', new Date('2026-11-21T09:00:00Z')),
      await commit('second'),
    );
    const env = { ...environment(log), npm_config_script_shell: join(dir, '../wait') };
    await writeFile(env.npm_config_script_shell, '#!/bin/sh\necho waiting\nexec sleep 60\n', {
      mode: 0o755,
    });
    // In a group of its own, which a terminal's Ctrl-C reaches as a whole.
    const child = spawn('node', ROLLBACK, { cwd: dir, env, detached: true });
    let told = '';
    child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('waiting')) process.kill(-(child.pid ?? 0), 'SIGINT');
    });
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code).toBe(130);
    expect(told).toMatch(/\n\nnpm run was interrupted\n$/);
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
  });

  test('a rollback without anything to go back to says so and deploys nothing', async () => {
    const { dir, log, commit } = await repository();
    await commit('first');
    const { status, stderr } = rollback(dir, log);
    expect([status, existsSync(log)]).toEqual([1, false]);
    expect(stderr).toContain('Nothing is known to have been deployed');
  });
});

test('a deployment with the example’s values is refused before anything is built', () => {
  const { status, stderr, stdout } = spawnSync(
    'node',
    ['--import', 'tsx', 'infra/commands/deploy.ts'],
    {
      cwd: PROJECT,
      encoding: 'utf8',
      env: { ...process.env, STAGE: 'production', NODE_OPTIONS: '' },
    },
  );
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('infra/config/production.yaml still has example values:');
  expect(stderr).toContain('mail.inbox: info@fyrvik.example');
});
