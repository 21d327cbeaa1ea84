import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { parse } from 'yaml';
import { CommandError } from '../../content/core/command-line';
import { PROJECT } from '../../content/core/project';
import { connectStore, LONG_PATIENCE } from '../store/connect';
import type { Store } from '../store/store';
import { openLocalStore } from './open-local-store';

/** A store that a command reads, and how people call it. */
export interface OpenedStore {
  store: Store;
  where: string;
  close(): Promise<void>;
}

/** How the commands say which chat they read. */
export const WHERE_USAGE = `  --stage STAGE  the chat that is deployed as infra/config/<stage>.yaml, found by the aws command
  TABLE_NAME     environment: the table of a deployed chat; this machine's chat otherwise`;

/**
 * The chat of a stage, of the table that TABLE_NAME names, or of this machine.
 *
 * @throws CommandError
 */
export async function openStore(stage: string | undefined): Promise<OpenedStore> {
  const { TABLE_NAME, CHAT_DATA } = process.env;
  const table = stage === undefined ? TABLE_NAME : await tableOf(stage);
  if (!table) {
    const folder = CHAT_DATA || join(PROJECT, '.data/chat');
    return { ...(await openLocalStore(folder)), where: `this machine's chat, ${folder}` };
  }
  const account = await aws(['sts', 'get-caller-identity', '--query', 'Account']).then(
    (id) => `of the account ${id}`,
    () => 'of an account that the aws command cannot tell',
  );
  return {
    store: connectStore({ table, endpoint: undefined, patience: LONG_PATIENCE }),
    where: `the table ${table} ${account}`,
    close: async () => {},
  };
}

const Stage = v.object({ name: v.string(), region: v.optional(v.string(), 'eu-north-1') });

async function tableOf(stage: string): Promise<string> {
  const file = `infra/config/${stage}.yaml`;
  const text = await readFile(join(PROJECT, file), 'utf8').catch(() => {
    throw new CommandError(`There is no ${file}. Name a stage that is deployed.`);
  });
  const { name, region } = v.parse(Stage, parse(text));
  process.env.AWS_REGION ||= region;
  const stack = `${name}-${stage}`;
  return aws([
    'cloudformation',
    'describe-stacks',
    '--region',
    process.env.AWS_REGION,
    '--stack-name',
    stack,
    '--query',
    "Stacks[0].Outputs[?OutputKey=='TableName'].OutputValue",
  ]).catch((error: unknown) => {
    const [why] = String(error instanceof Error ? error.message : error)
      .split('\n')
      .slice(-1);
    throw new CommandError(
      `The table of the stack ${stack} cannot be found: ${why}. Name it in TABLE_NAME, or see to the aws command and its credentials.`,
    );
  });
}

const run = promisify(execFile);

async function aws(args: readonly string[]): Promise<string> {
  const { stdout } = await run('aws', [...args, '--output', 'text']);
  return stdout.trim();
}
