import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../lambdas/local/listen';
import { CHECKS } from '../../infra/smoke/run-checks';
import { type ServedSite, servedSite } from '../support/infra/served-site';
import { PROJECT } from '../../content/core/project';
import { runScript } from '../support/run-script';

let site: ServedSite;
beforeAll(async () => {
  site = await servedSite();
});
afterAll(() => site.close());

const SCRIPT = 'infra/commands/smoke.ts';

async function smoke(...args: string[]): Promise<{ status: number; told: string }> {
  const { code, stdout, stderr } = await runScript(SCRIPT, args);
  return { status: code, told: stdout + stderr };
}

describe('npm run smoke', () => {
  test('finds the chat’s key in the pages, ticks off every check and ends with 0', async () => {
    const { status, told } = await smoke(site.address);
    expect([status, status === 0 ? '' : told]).toEqual([0, '']);
    expect(told.match(/^✓ .+$/gm)).toHaveLength(CHECKS.length);
    expect(told).toContain(`Asking ${site.address}`);
    expect(told.trim()).toMatch(new RegExp(`All ${CHECKS.length} checks passed\\.$`));
  });

  test('says what is wrong, what was expected and where to look, and ends with 1', async () => {
    const { status, told } = await smoke(site.address, '--key', 'a-key-of-somebody-else');
    expect(status).toBe(1);
    expect(told).toContain('✗ the chat answers, remembers, forgets');
    expect(told).toMatch(/POST message · found 401 · expected 200/);
    expect(told).toContain('→ 401 with the right key: does /api/* hand Authorization on?');
    expect(told).toContain(`1 of ${CHECKS.length} checks failed.`);
  });

  test('ends at Ctrl-C and says so', async () => {
    const mute = createServer(() => {});
    const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, await listen(mute, 0)], {
      cwd: PROJECT,
    });
    let told = '';
    child.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
    child.stdout.once('data', () => child.kill('SIGINT'));
    const [code] = (await once(child, 'close')) as [number | null];
    mute.closeAllConnections();
    await new Promise((resolve) => mute.close(resolve));
    expect([code, told]).toEqual([130, 'Stopped.\n']);
  });

  test('ends with 1 where another site answers', async () => {
    const other = createServer((_, response) => response.end('It works!'));
    const host = await listen(other, 0);
    const { status, told } = await smoke(host);
    other.closeAllConnections();
    await new Promise((resolve) => other.close(resolve));
    expect(status).toBe(1);
    expect(told).toContain(`${CHECKS.length} of ${CHECKS.length} checks failed.`);
  });

  test.for([
    ['with something else than an address', ['www.fyrvik.se']],
    ['with an address that is no site', ['ftp://fyrvik.se']],
    ['with two', ['https://a.example', 'https://b.example']],
  ] as const)('%s says in one line how it is used', async ([, args]) => {
    const { status, told } = await smoke(...args);
    expect(status).toBe(1);
    expect(told).toMatch(/^One address of a site is needed\. Usage: npm run smoke -- https:.*\n$/);
  });
});
