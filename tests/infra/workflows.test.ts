import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { at, entries, type Json, list, textOf } from '../../infra/checks/assembly';
import { PROJECT } from '../../content/core/project';

const read = (name: string): string =>
  readFileSync(join(PROJECT, '.github/workflows', name), 'utf8');
const workflow = (name: string): Json => parse(read(name)) as Json;

const jobsOf = (file: Json): [string, Json][] => entries(at(file, 'jobs'));
const stepsOf = (job: Json): Json[] => list(at(job, 'steps'));
const runsOf = (job: Json): string[] =>
  stepsOf(job).flatMap((step) => textOf(at(step, 'run')) || []);

const WORKFLOWS = ['test.yml', 'deploy.yml'];

describe.for(WORKFLOWS)('the workflow %s', (name) => {
  const file = workflow(name);

  test('runs actions whose code cannot change, each with the version it is', () => {
    const lines = read(name).match(/^.*\buses:.*$/gm) ?? [];
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(
      lines.filter((line) => !/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line)),
    ).toEqual([]);
  });

  test('puts no value of GitHub’s into a command', () => {
    const commands = jobsOf(file).flatMap(([, job]) => runsOf(job));
    expect(commands.length).toBeGreaterThan(1);
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
    expect(read(name)).not.toContain('secrets.');
  });

  test('installs what the lock file says, on the Node that the project asks for, and ends', () => {
    for (const [, job] of jobsOf(file)) {
      expect(runsOf(job)).toContain('npm ci');
      const versions = stepsOf(job).flatMap((step) => at(step, 'with', 'node-version') ?? []);
      expect(versions).toEqual([20]);
      expect(Number(at(job, 'timeout-minutes'))).toBeLessThanOrEqual(60);
    }
  });

  test('names no script that is not there', () => {
    const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const named = jobsOf(file)
      .flatMap(([, job]) => runsOf(job))
      .flatMap((command) => /^npm (?:run )?([a-z]+)/.exec(command)?.[1] ?? [])
      .filter((script) => script !== 'ci');
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});

/** What a job may do: its own permissions, else the workflow's. */
const permissionsOf = (file: Json, job: Json): Json | undefined =>
  at(job, 'permissions') ?? at(file, 'permissions');

describe('on every push', () => {
  const file = workflow('test.yml');

  test('everything is tested, by a job that can only read', () => {
    expect(at(file, 'on', 'push')).toEqual({ branches: ['**'] });
    expect(jobsOf(file)).toHaveLength(1);
    for (const [, job] of jobsOf(file)) {
      expect(runsOf(job)).toEqual(['npm ci', 'npm test', 'npm run test:thorough']);
      expect(permissionsOf(file, job)).toEqual({ contents: 'read' });
    }
  });
});

describe('on a tag', () => {
  const file = workflow('deploy.yml');
  const job = (name: string): Json => at(file, 'jobs', name) ?? {};

  test('nothing else starts a deployment, and none is cut short by another', () => {
    expect(at(file, 'on')).toEqual({ push: { tags: ['v*'] } });
    expect(at(file, 'concurrency', 'cancel-in-progress')).toBe(false);
  });

  test('tests come first, in a job that can neither write nor deploy', () => {
    expect(at(job('deploy'), 'needs')).toBe('test');
    expect(runsOf(job('test'))).toContain('npm test');
    expect(permissionsOf(file, job('test'))).toEqual({ contents: 'read' });
    expect(at(file, 'permissions')).toEqual({});
  });

  test('it deploys by OpenID Connect, in an environment, without a key', () => {
    expect(permissionsOf(file, job('deploy'))).toEqual({
      'id-token': 'write',
      contents: 'read',
    });
    expect(at(job('deploy'), 'environment')).toBe('production');
    const credentials = stepsOf(job('deploy')).find((step) =>
      textOf(at(step, 'uses')).startsWith('aws-actions/configure-aws-credentials@'),
    );
    expect(at(credentials, 'with')).toEqual({
      'role-to-assume': '${{ vars.AWS_DEPLOY_ROLE }}',
      'aws-region': '${{ vars.AWS_REGION }}',
    });
  });

  test('it deploys and checks the live site', () => {
    expect(runsOf(job('deploy'))).toEqual([
      'npm ci',
      'npm run deploy -- --require-approval never',
      'sleep 180',
      'npm run smoke -- "$SITE"',
    ]);
  });

  test('the role that the manual describes is for that environment alone', () => {
    const manual = readFileSync(join(PROJECT, 'docs/operations.md'), 'utf8');
    expect(manual).toContain('repo:<owner>/<repository>:environment:production');
    for (const name of ['AWS_DEPLOY_ROLE', 'AWS_REGION', 'SITE']) {
      expect(manual).toContain(`\`${name}\``);
      expect(read('deploy.yml')).toContain(`vars.${name}`);
    }
  });
});
