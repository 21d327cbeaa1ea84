import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build as bundle } from 'esbuild';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PROJECT } from '../../content/core/project';
import { temporaryFolder } from '../support/temporary-folder';

const REAL = `name: fyrvik
site: https://www.fyrvik.se
account: "123456789012"
domain: { zoneId: Z0123456789ABCDEFGHIJ, zoneName: fyrvik.se }
mail: { inbox: info@fyrvik.se, from: chatt@fyrvik.se, alarms: drift@fyrvik.se }
chat: { publicKey: k7w2m9q4x8z1n6v3b5r0 }
emailService: { publicKey: Qx7Kp2, serviceId: service_k2m, templateId: template_p9x }
monthlyBudget: 30
`;

const hasGit = spawnSync('git', ['--version']).status === 0;

/**
 * Stands in for npm, the CDK and AWS. It writes down how it was called, and on which commit; what AWS
 * has are the files of a folder; a deployment leaves the output that ours would; and it fails, or
 * waits, where the test wants it to.
 */
const STAND_IN = `#!/bin/sh
me="$(basename "$0") $*"
echo "$me | $(cat version) STAGE=$STAGE SITE_URL=$SITE_URL CHAT_PUBLIC_KEY=$CHAT_PUBLIC_KEY EMAILJS_SERVICE_ID=$EMAILJS_SERVICE_ID" >> "$LOG"
case "$me" in
  "$WAIT"*) echo waiting; exec sleep 60 ;;
  "aws $FAIL"*) echo "Unable to locate credentials" >&2; exit 253 ;;
  "aws "*) cat "$CLOUD/$1 $2" 2>/dev/null || { echo "Stack does not exist" >&2; exit 254; } ;;
  "npm ci") ln -s "$MODULES" node_modules ;;
  "npm run deploy"*) shift 3; exec node infra/commands/deploy.js "$@" ;;
  "npx cdk deploy"*) for arg; do case "$arg" in commits=*)
    echo '{"Stacks":[{"Outputs":[{"OutputKey":"Commits","OutputValue":"'"\${arg#commits=}"'"}]}]}' > "$CLOUD/cloudformation describe-stacks"
  esac; done ;;
esac
case "$me" in "$FAIL"*) exit 3 ;; esac
`;

/** A working copy with what the commands read, in which all that would reach the network stands in for it. */
let copy: string;
let bin: string;
let cloud: string;
beforeAll(async () => {
  if (!hasGit) return;
  const dir = await temporaryFolder();
  copy = join(dir, 'project');
  bin = join(dir, 'bin');
  cloud = join(dir, 'cloud');
  await mkdir(bin, { recursive: true });
  for (const name of ['infra/config', 'content/site.yaml', 'package.json']) {
    await cp(join(PROJECT, name), join(copy, name), { recursive: true });
  }
  // As plain JavaScript they start in a quarter of the time.
  await bundle({
    entryPoints: ['deploy', 'rollback'].map((name) => join(PROJECT, `infra/commands/${name}.ts`)),
    outdir: join(copy, 'infra/commands'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
  });
  await symlink(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
  await writeFile(join(copy, '.gitignore'), 'node_modules\n');
  for (const name of ['npm', 'npx', 'aws']) {
    await writeFile(join(bin, name), STAND_IN);
    chmodSync(join(bin, name), 0o755);
  }
  git('init', '-q');
  await commit('first');
});

/** An account in which nothing is deployed, with the zone as it comes. */
beforeEach(async () => {
  await rm(cloud, { recursive: true, force: true });
  await mkdir(cloud);
  await has('sts get-caller-identity', { Account: '123456789012' });
  await has('route53 list-resource-record-sets', {
    ResourceRecordSets: [{ Name: 'fyrvik.se.', Type: 'SOA' }],
  });
});

const has = (answer: string, json: object): Promise<void> =>
  writeFile(join(cloud, answer), JSON.stringify(json));

const isLive = (...commits: string[]): Promise<void> =>
  has('cloudformation describe-stacks', {
    Stacks: [{ Outputs: [{ OutputKey: 'Commits', OutputValue: commits.join(' ') }] }],
  });

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: copy,
    encoding: 'utf8',
  }).trim();

async function commit(version: string, yaml = REAL): Promise<string> {
  await writeFile(join(copy, 'version'), version);
  await writeFile(join(copy, 'infra/config/production.yaml'), yaml);
  git('add', '-A');
  git('commit', '-q', '--allow-empty', '-m', version);
  return git('rev-parse', 'HEAD');
}

let runs = 0;
interface Run {
  status: number | null;
  told: string;
  /** What was run, a line each: looking, building, deploying. */
  steps: string[];
}

const environment = (env: Record<string, string>) => ({
  HOME: process.env.HOME ?? '/',
  PATH: `${bin}:${process.env.PATH}`,
  CLOUD: cloud,
  MODULES: join(PROJECT, 'node_modules'),
  FAIL: 'nothing',
  WAIT: 'nothing',
  LOG: join(cloud, `log-${++runs}`),
  ...env,
});

function runScript(script: string, args: string[], env: Record<string, string>): Run {
  const given = environment(env);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: given,
  });
  return {
    status,
    told: `${stdout}${stderr}`,
    steps: existsSync(given.LOG) ? readFileSync(given.LOG, 'utf8').trim().split('\n') : [],
  };
}

const deploy = (env: Record<string, string> = {}, ...args: string[]): Run =>
  runScript('infra/commands/deploy.js', args, env);

const rollback = (...args: string[]): Run => runScript('infra/commands/rollback.js', args, {});

/** Commands as they were run, without what they were told. */
const commands = ({ steps }: Run): string[] => steps.map((step) => step.split(' | ')[0] ?? '');

/** What the CDK was given to deploy: the version's name and the commits. */
const deployed = ({ steps }: Run): string[] =>
  steps.flatMap(
    (step) =>
      /^npx cdk deploy .*? commits=([\w ]*\w).* \| (\w+)/.exec(step)?.slice(1).reverse() ?? [],
  );

describe.runIf(hasGit)('npm run deploy', () => {
  test('looks first, builds with the values of the stage, and tells the stack which commit it is', () => {
    const run = deploy({}, '--require-approval', 'never', '--profile', 'agency');
    const head = git('rev-parse', 'HEAD');
    const viewer = '--region eu-north-1 --output json --profile agency';
    expect([run.status, run.status === 0 ? '' : run.told]).toEqual([0, '']);
    expect(commands(run)).toEqual([
      `aws sts get-caller-identity ${viewer}`,
      `aws cloudformation describe-stacks --stack-name fyrvik-production ${viewer}`,
      `aws route53 list-resource-record-sets --hosted-zone-id Z0123456789ABCDEFGHIJ ${viewer}`,
      `aws sesv2 get-email-identity --email-identity fyrvik.se ${viewer}`,
      'npm run build',
      `npx cdk deploy --all --no-notices -c commits=${head} --require-approval never --profile agency`,
    ]);
    for (const step of run.steps.slice(-2)) {
      expect(step).toContain(
        'STAGE=production SITE_URL=https://www.fyrvik.se CHAT_PUBLIC_KEY=k7w2m9q4x8z1n6v3b5r0 EMAILJS_SERVICE_ID=service_k2m',
      );
    }
    expect(run.told).toContain('npm run smoke -- https://www.fyrvik.se');
  });

  test('deploys nothing where the build has failed', () => {
    const run = deploy({ FAIL: 'npm run build' });
    expect([run.status, deployed(run)]).toEqual([1, []]);
    expect(run.told).toContain('npm run failed');
  });

  test('builds nothing without credentials, or with those of another account', async () => {
    const none = deploy({ FAIL: 'sts' });
    expect([none.status, none.steps.length]).toEqual([1, 1]);
    expect(none.told).toBe('aws sts get-caller-identity failed: Unable to locate credentials\n');
    await has('sts get-caller-identity', { Account: '999999999999' });
    const other = deploy();
    expect([other.status, other.steps.length]).toEqual([1, 1]);
    expect(other.told).toContain('are for account 999999999999');
  });

  test('builds nothing where CloudFormation would fail on what is there, and says what to do', async () => {
    await has('sesv2 get-email-identity', {});
    await has('route53 list-resource-record-sets', {
      ResourceRecordSets: [
        { Name: 'fyrvik.se.', Type: 'SOA' },
        { Name: 'www.fyrvik.se.', Type: 'CNAME' },
      ],
    });
    const run = deploy();
    expect([run.status, run.steps.length]).toEqual([1, 4]);
    expect(run.told).toContain(
      'account 123456789012 has already what infra/config/production.yaml would make.\n  www.fyrvik.se has a record CNAME: set domain.addressRecords: false',
    );
    expect(run.told).toContain('fyrvik.se is an identity of SES: set mail.identities: existing');
  });

  test('deploys where what is there is the stack’s own, and not what it had once', async () => {
    await isLive('a');
    await has('sesv2 get-email-identity', {});
    const resource = (ResourceStatus: string) => ({
      StackResourceSummaries: [{ PhysicalResourceId: 'fyrvik.se', ResourceStatus }],
    });
    await has('cloudformation list-stack-resources', resource('CREATE_COMPLETE'));
    expect(deployed(deploy())[1]).toMatch(/^\w{40} a$/);
    await has('cloudformation list-stack-resources', resource('DELETE_COMPLETE'));
    expect(deployed(deploy())).toEqual([]);
  });

  test('refuses what is in no commit, on the one stage that is rolled back', async () => {
    await writeFile(join(copy, 'content/notes.txt'), 'half done');
    const { status, steps, told } = deploy();
    expect([status, steps]).toEqual([1, []]);
    expect(told).toContain('changes that are in no commit');
    const apart = REAL.replace('123456789012', '210987654321');
    await writeFile(join(copy, 'infra/config/preview.yaml'), apart);
    await has('sts get-caller-identity', { Account: '210987654321' });
    const preview = deploy({ STAGE: 'preview' });
    expect([preview.status, deployed(preview)]).toEqual([0, ['first', 'uncommitted']]);
    git('clean', '-fdq');
  });

  test.for([
    [
      'a value contradicts another',
      'chatt@fyrvik.se',
      'chatt@gmail.com',
      'infra/config/production.yaml:5 · mail would be sent for a domain whose DNS is not ours',
    ],
    [
      'values are examples, those of the contact form too, which would send to nobody',
      /info@fyrvik.se([^]*)Qx7Kp2/,
      'info@fyrvik.example$1example-public-key',
      'still has example values:\n  mail.inbox: info@fyrvik.example\n  emailService.publicKey: example-public-key\nSet your own',
    ],
  ] as const)('does nothing where %s, and says what to set', async ([, from, to, told]) => {
    await writeFile(join(copy, 'infra/config/production.yaml'), REAL.replace(from, to));
    const run = deploy();
    git('checkout', '-q', '.');
    expect([run.status, run.steps]).toEqual([1, []]);
    expect(run.told).toContain(told);
    expect(run.told).not.toContain('    at ');
  });
});

describe.runIf(hasGit)('npm run rollback', () => {
  test('goes back release by release, never forward to what was gone back from', async () => {
    const good = await commit('good');
    const better = await commit('better');
    await isLive(better, good);
    const bad = await commit('bad');
    // The site's stack is done when the watch stack fails: the bad commit is live.
    expect(deploy({ FAIL: 'npx cdk deploy' }).status).toBe(1);
    await writeFile(join(copy, 'notes.txt'), 'not committed');
    const once = rollback();
    expect([once.status, once.status === 0 ? '' : once.told]).toEqual([0, '']);
    expect(deployed(once)).toEqual(['better', `${better} ${good}`]);
    expect(once.told).toMatch(/Back from \w+ \S+ bad\n\s+to \w+ \S+ better/);
    const twice = rollback();
    expect(deployed(twice)).toEqual(['good', good]);
    expect([git('rev-parse', 'HEAD'), existsSync(join(copy, 'notes.txt'))]).toEqual([bad, true]);
    expect(git('worktree', 'list').split('\n')).toHaveLength(1);
    const third = rollback();
    expect([third.status, deployed(third)]).toEqual([1, []]);
    expect(third.told).toContain(`Live is ${good}, and the stack knows of nothing before it.`);
    git('clean', '-fdq');
  });

  test('fetches a commit that another machine has deployed', async () => {
    const here = git('rev-parse', 'HEAD');
    const there = join(copy, '../there');
    git('clone', '-q', '.', there);
    git('-C', there, 'commit', '-q', '--allow-empty', '-m', 'elsewhere');
    const elsewhere = git('-C', there, 'rev-parse', 'HEAD');
    git('remote', 'add', 'origin', there);
    await isLive(here, elsewhere);
    const run = rollback();
    expect([run.status, run.status === 0 ? '' : run.told]).toEqual([0, '']);
    expect(deployed(run)[1]).toBe(elsewhere);
    git('remote', 'remove', 'origin');
  });

  test('that Ctrl-C ends says so in a line, and leaves no second working copy', async () => {
    const first = git('rev-parse', 'HEAD');
    await isLive('x', first);
    // In a group of its own, which a terminal's Ctrl-C reaches as a whole.
    const child = spawn(process.execPath, ['infra/commands/rollback.js'], {
      cwd: copy,
      env: environment({ WAIT: 'npm run deploy' }),
      detached: true,
    });
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

  test('deploys nothing where nothing is deployed', () => {
    const run = rollback();
    expect([run.status, deployed(run)]).toEqual([1, []]);
    expect(run.told).toContain('Live is an unknown commit');
  });
});

test('package.json’s scripts are these commands', async () => {
  const { scripts } = JSON.parse(await readFile(join(PROJECT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const name of ['deploy', 'rollback', 'smoke']) {
    expect(scripts[name]).toBe(`node --import tsx infra/commands/${name}.ts`);
  }
  expect(scripts.synth).toMatch(/^cdk synth /);
});
