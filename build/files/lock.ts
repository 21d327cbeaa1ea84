import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** The right to write a folder, held by one process at a time. */
interface Lock {
  /** @throws Error where another process has taken it meanwhile. */
  assertHeld(): Promise<void>;
  release(): Promise<void>;
}

const LOOK_AGAIN_MS = 100;

/**
 * Waits for the right to write a folder. It is a file beside the folder with the number of the process
 * that holds it; what a process that has ended left behind is taken over.
 *
 * @param waiting - told once which process holds it.
 */
export async function lockFolder(
  folder: string,
  waiting: (holder: number) => void = () => {},
): Promise<Lock> {
  const file = `${folder}.lock`;
  const mine = String(process.pid);
  let told: string | undefined;
  while (!(await create(file, mine))) {
    const holder = await readFile(file, 'utf8').catch(() => undefined);
    if (holder === undefined) continue;
    if (!isRunning(holder)) {
      await takeAway(file, holder);
      continue;
    }
    if (told !== holder) waiting(Number(holder));
    told = holder;
    await pause(LOOK_AGAIN_MS);
  }
  return {
    async assertHeld() {
      const holder = await readFile(file, 'utf8').catch(() => 'nobody');
      if (holder !== mine) throw new Error(`${file} is held by ${holder}, no longer by ${mine}`);
    },
    release: () => rm(file, { force: true }),
  };
}

/** Whether there was no such file; it appears with its text. */
async function create(file: string, text: string): Promise<boolean> {
  const part = `${file}.${process.pid}.part`;
  await writeFile(part, text);
  try {
    await link(part, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(part);
  }
}

/** Removes what an ended process left; what another one has put there meanwhile is put back. */
async function takeAway(file: string, holder: string): Promise<void> {
  const aside = `${file}.${process.pid}`;
  try {
    await rename(file, aside);
    if ((await readFile(aside, 'utf8')) === holder) await rm(aside);
    else await rename(aside, file);
  } catch (error) {
    // Another one was first.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function isRunning(holder: string): boolean {
  if (!/^\d+$/.test(holder) || holder === String(process.pid)) return false;
  try {
    process.kill(Number(holder), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
