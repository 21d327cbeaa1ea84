import { createWriteStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import type { Level, WriteLine } from '../log/log';

const MAX_BYTES = 5_000_000;

interface FileLog {
  write: WriteLine;
  close(): Promise<void>;
}

/** Lines go to a file, warnings and errors to the terminal as well; one older file is kept. */
export async function openFileLog(file: string): Promise<FileLog> {
  const size = await stat(file).then(
    ({ size }) => size,
    () => 0,
  );
  if (size > MAX_BYTES) await rename(file, `${file}.1`);
  const stream = createWriteStream(file, { flags: 'a' });
  return {
    write(line, level: Level) {
      stream.write(`${line}\n`);
      if (level === 'warn' || level === 'error') console.error(line);
    },
    close: () => new Promise((resolve) => void stream.end(resolve)),
  };
}
