import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SesRequest } from './ses-request';

export interface KeptMail extends SesRequest {
  id: string;
  /** ISO time. */
  received: string;
}

/** Mails as files of a folder, newest last by name. */
export interface Outbox {
  keep(mail: SesRequest): Promise<string>;
  list(): Promise<KeptMail[]>;
  read(id: string): Promise<KeptMail | undefined>;
}

export function openOutbox(folder: string): Outbox {
  let sent = 0;
  const fileOf = (id: string): string => join(folder, `${id}.json`);
  const read = async (id: string): Promise<KeptMail | undefined> => {
    if (!/^[\w-]+$/.test(id)) return undefined;
    const text = await readFile(fileOf(id), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as KeptMail);
  };
  return {
    read,
    async keep(mail) {
      const received = new Date().toISOString();
      const id = `${received.replaceAll(/[:.]/g, '-')}-${process.pid}-${++sent}`;
      await mkdir(folder, { recursive: true });
      const part = `${fileOf(id)}.part`;
      await writeFile(part, JSON.stringify({ id, received, ...mail }, null, 2));
      await rename(part, fileOf(id));
      return id;
    },
    async list() {
      const names = await readdir(folder).catch(() => []);
      const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5));
      const mails = await Promise.all(ids.sort().map(read));
      return mails.filter((mail) => mail !== undefined);
    },
  };
}
