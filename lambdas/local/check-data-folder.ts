import { access, constants, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { CommandError } from '../../content/core/command-line';

interface LevelDatabase {
  open(): Promise<void>;
  close(): Promise<void>;
}

type LevelModule = { Level: new (path: string) => LevelDatabase };

/** The emulator's own database, as the emulator finds it. */
const { Level } = createRequire(createRequire(import.meta.url).resolve('dynalite'))(
  'level',
) as LevelModule;

/**
 * Makes sure that the emulator can keep its data there; it would crash with the first request
 * otherwise.
 *
 * @throws CommandError
 */
export async function checkDataFolder(folder: string, database: string): Promise<void> {
  try {
    await mkdir(database, { recursive: true });
    await access(database, constants.W_OK);
  } catch (error) {
    throw new CommandError(
      `The chat's folder ${folder} cannot be written (${codeOf(error)}). Make it writable, or choose another: CHAT_DATA=/tmp/chat npm start`,
    );
  }
  const level = new Level(database);
  try {
    await level.open();
    await level.close();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    throw new CommandError(
      codeOf(cause) === 'LEVEL_LOCKED'
        ? `The chat's data in ${folder} is in use by another process. Stop it, or choose another folder: CHAT_DATA=/tmp/chat npm start`
        : `The chat's data in ${folder} cannot be read (${cause instanceof Error ? cause.message.split('\n')[0] : String(error)}). Delete the folder to begin anew.`,
    );
  }
}

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;
