import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { context } from '../support/infra/deployments';
import { BUILT, PROJECT } from '../support/infra/site';
import { temporaryFolder } from '../support/temporary-folder';

const REAL = `name: fyrvik
site: https://www.fyrvik.se
domain: { zoneId: Z0123456789ABCDEFGHIJ, zoneName: fyrvik.se }
mail: { inbox: info@fyrvik.se, from: chatt@fyrvik.se, alarms: drift@fyrvik.se }
chat: { publicKey: k7w2m9q4x8z1n6v3b5r0 }
emailService: { publicKey: Qx7Kp2, serviceId: service_k2m, templateId: template_p9x }
monthlyBudget: 30
`;

const hasGit = spawnSync('git', ['--version']).status === 0;

/** Writes down how it was called, and fails where the test wants it to. */
const STAND_IN = `#!/bin/sh
echo "$(basename "$0") $* | STAGE=$STAGE SITE_URL=$SITE_URL CHAT_PUBLIC_KEY=$CHAT_PUBLIC_KEY EMAILJS_SERVICE_ID=$EMAILJS_SERVICE_ID" >> "$LOG"
case "$(basename "$0") $*" in "$FAIL"*) exit 3 ;; esac
`;

/** A working copy of the project in which \`npm\` and \`npx\` stand in for building and for AWS. */
let copy: string;
let bin: string;
beforeAll(async () => {
  if (!hasGit) return;
  const dir = await temporaryFolder();
  copy = join(dir, 'project');
  bin = join(dir, 'bin');
  await mkdir(bin, { recursive: true });
  for (const name of ['build', 'components', 'content', 'infra', 'lambdas']) {
    await cp(join(PROJECT, name), join(copy, name), { recursive: true });
  }
  for (const name of ['package.json', 'tsconfig.json', 'cdk.json']) {
    await cp(join(PROJECT, name), join(copy, name));
  }
  await symlink(join(PROJECT, 'node_modules'), join(copy, 'node_modules'));
  await mkdir(join(copy, '.cache'));
  await symlink(join(PROJECT, '.cache/brotli'), join(copy, '.cache/brotli'));
  await writeFile(join(copy, '.gitignore'), 'node_modules\n.cache\n');
  for (const name of ['npm', 'npx']) {
    await writeFile(join(bin, name), STAND_IN);
    chmodSync(join(bin, name), 0o755);
  }
  git('init', '-q');
  await commit(REAL);
});

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd: copy,
    encoding: 'utf8',
  }).trim();

async function commit(yaml: string, stage = 'production'): Promise<void> {
  await writeFile(join(copy, `infra/config/${stage}.yaml`), yaml);
  git('add', '-A');
  git('commit', '-q', '--allow-empty', '-m', 'values');
}

let runs = 0;
interface Run {
  status: number | null;
  told: string;
  /** What was run, a line each. */
  steps: string[];
  tags: string[];
}

function runScript(script: string, args: string[], env: Record<string, string>): Run {
  const log = join(copy, '..', `log-${++runs}`);
  const before = git('tag').split('\n');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, ...args],
    {
      cwd: copy,
      encoding: 'utf8',
      env: {
        HOME: process.env.HOME ?? '/',
        PATH: `${bin}:${process.env.PATH}`,
        LOG: log,
        FAIL: 'nothing',
        ...env,
      },
    },
  );
  return {
    status,
    told: `${stdout}${stderr}`,
    steps: existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [],
    tags: git('tag')
      .split('\n')
      .filter((tag) => tag !== '' && !before.includes(tag)),
  };
}

const deploy = (env: Record<string, string> = {}, ...args: string[]): Run =>
  runScript('infra/commands/deploy.ts', args, env);

describe.runIf(hasGit)('npm run deploy', () => {
  test('builds with the values of the stage, deploys all of it, and notes which commit it was', () => {
    const { status, told, steps, tags } = deploy({}, '--require-approval', 'never');
    const env =
      'STAGE=production SITE_URL=https://www.fyrvik.se CHAT_PUBLIC_KEY=k7w2m9q4x8z1n6v3b5r0 EMAILJS_SERVICE_ID=service_k2m';
    expect(steps).toEqual([
      `npm run build | ${env}`,
      `npx cdk deploy --all --no-notices --require-approval never | ${env}`,
    ]);
    expect([status, tags]).toEqual([0, [expect.stringMatching(/^deployed\/production\/\d{8}T/)]]);
    expect(git('rev-parse', tags[0] ?? '')).toBe(git('rev-parse', 'HEAD'));
    expect(told).toContain('npm run smoke -- https://www.fyrvik.se');
  });

  test('deploys nothing where the build has failed', () => {
    const { status, steps, tags, told } = deploy({ FAIL: 'npm run build' });
    expect([status, steps.length, tags]).toEqual([1, 1, []]);
    expect(told).toContain('npm run failed');
  });

  test('notes nothing where the deployment has failed', () => {
    const { status, steps, tags, told } = deploy({ FAIL: 'npx cdk deploy' });
    expect([status, steps.length, tags]).toEqual([1, 2, []]);
    expect(told).toContain('npx cdk failed');
    expect(told).not.toContain('Deployed.');
  });

  test('refuses what is in no commit, on the one stage that is rolled back', async () => {
    await writeFile(join(copy, 'content/notes.txt'), 'half done');
    const { status, steps, told } = deploy();
    expect([status, steps]).toEqual([1, []]);
    expect(told).toContain('changes that are in no commit');
    await writeFile(join(copy, 'infra/config/preview.yaml'), REAL);
    const preview = deploy({ STAGE: 'preview' });
    expect([preview.status, preview.steps.length, preview.tags]).toEqual([0, 2, []]);
    git('clean', '-fdq');
  });

  test.for([
    [
      'a value contradicts another',
      'chatt@fyrvik.se',
      'chatt@gmail.com',
      'infra/config/production.yaml:4 · mail would be sent for a domain whose DNS is not ours · found chatt@gmail.com · expected an address at fyrvik.se, where DKIM and DMARC records are made · set mail.from to an address at fyrvik.se',
    ],
    [
      'a value is an example',
      'info@fyrvik.se',
      'info@fyrvik.example',
      'still has example values:\n  mail.inbox: info@fyrvik.example\nSet your own',
    ],
    [
      'the contact form would send to nobody',
      /emailService.*\n/,
      '',
      'still has example values:\n  emailService.publicKey: example-public-key\n  emailService.serviceId: service_example\n  emailService.templateId: template_example\nSet your own',
    ],
  ] as const)(
    'builds and deploys nothing where %s, and says what to set',
    async ([, from, to, told]) => {
      await commit(REAL.replace(from, to));
      const run = deploy();
      await commit(REAL);
      expect([run.status, run.steps, run.tags]).toEqual([1, [], []]);
      expect(run.told).toContain(told);
      expect(run.told).not.toContain('    at ');
    },
  );

  test('names the stages there are where it is given another', () => {
    const { status, steps, told } = deploy({ STAGE: 'staging' });
    expect([status, steps]).toEqual([1, []]);
    expect(told).toContain('no such stage · found staging · expected production');
  });

  test('takes the form’s ids from the environment, as the build does', async () => {
    await commit(REAL.replace(/emailService.*\n/, ''));
    const ids = { EMAILJS_PUBLIC_KEY: 'a', EMAILJS_SERVICE_ID: 'b', EMAILJS_TEMPLATE_ID: 'c' };
    const { status, steps } = deploy(ids);
    await commit(REAL);
    expect([status, steps.length]).toEqual([0, 2]);
  });
});

describe.runIf(hasGit)('a synthesis', () => {
  test('stops where a value contradicts another, and says what to set', async () => {
    await commit(REAL.replace('fyrvik.se }', 'annan.se }'));
    const { status, told } = runScript('infra/app.ts', [], { CDK_OUTDIR: join(copy, '../out') });
    await commit(REAL);
    expect(status).toBe(1);
    expect(told).toContain(
      'production.yaml:2 · host outside the hosted zone · found www.fyrvik.se',
    );
    expect(told).toContain('set domain.zoneId and domain.zoneName to the zone of this host');
    expect(told).not.toContain('    at ');
    expect(existsSync(join(copy, '../out'))).toBe(false);
  });

  test('stops where a template breaks an invariant, and names stack, resource and reason', async () => {
    const file = join(copy, 'lambdas/edge/security-headers.ts');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"));
    const { status, told } = runScript('infra/app.ts', [], {
      DIST: BUILT,
      CDK_OUTDIR: join(copy, '../broken'),
      CDK_VALIDATION: 'false',
      CDK_CONTEXT_JSON: JSON.stringify(context()),
    });
    await writeFile(file, text);
    expect(status).toBe(1);
    expect(told).toMatch(
      /^fyrvik-production\/EdgeSecurityHeaders\w+ · security-headers · CSP with unsafe-\*/m,
    );
  });

  test('stops where nothing has been built', () => {
    const { status, told } = runScript('infra/app.ts', [], { DIST: join(copy, 'nowhere') });
    expect(status).toBe(1);
    expect(told).toMatch(/nowhere holds no site\. Build it first: npm run build/);
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
