import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT } from '../../../content/core/project';
import { afterFile } from '../leftovers';

export interface Child {
  url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

/** Runs `serve.ts` in a process of its own; resolves when it answers. */
export function startChild(what: 'backend' | 'database', folder: string): Promise<Child> {
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), join(import.meta.dirname, 'serve.ts'), what, folder],
    { cwd: PROJECT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  afterFile(() => child.kill('SIGKILL'));
  const exited = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await exited;
  };
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const url = /^http:\S+$/m.exec(printed)?.[0];
      if (url) resolve({ url, kill });
    });
    child.once('exit', (code) => reject(new Error(`serve.ts ended with ${code}: ${printed}`)));
  });
}
