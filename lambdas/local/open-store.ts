import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { CommandError } from '../../content/core/command-line';
import { PROJECT } from '../../content/core/project';
import { accountOf, outputsOf, type Viewer } from '../aws/aws-command';
import { describeError, Unavailable } from '../errors/errors';
import { connectStore, LONG_PATIENCE } from '../store/connect';
import type { Store } from '../store/store';
import { openLocalStore } from './open-local-store';

/** How the commands say which chat they read. */
export const WHERE_USAGE = `  --stage STAGE  the chat that is deployed as infra/config/<stage>.yaml, found by the aws command
  TABLE_NAME     environment: the table of a deployed chat; this machine's chat otherwise`;

/**
 * What `use` makes of the chat of a stage, of the table that TABLE_NAME names, or of this machine.
 *
 * @throws CommandError
 */
export async function withStore<T>(
  stage: string | undefined,
  use: (store: Store, where: string) => Promise<T>,
): Promise<T> {
  const { store, where, close } = await openStore(stage);
  try {
    return await use(store, where);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const why = error instanceof Unavailable ? error.detail : describeError(error);
    throw new CommandError(
      `Reading or changing ${where} failed: ${why}. Check TABLE_NAME, AWS_REGION and the leave to use it.`,
    );
  } finally {
    await close();
  }
}

async function openStore(stage: string | undefined) {
  const { TABLE_NAME, CHAT_DATA } = process.env;
  const table = stage === undefined ? TABLE_NAME : await tableOf(stage);
  if (!table) {
    const folder = CHAT_DATA || join(PROJECT, '.data/chat');
    return { ...(await openLocalStore(folder)), where: `this machine's chat, ${folder}` };
  }
  return {
    store: connectStore({ table, endpoint: undefined, patience: LONG_PATIENCE }),
    where: `the table ${table} of ${accountInUse()}`,
    close: async () => {},
  };
}

const viewer = (): Viewer => ({ region: process.env.AWS_REGION, profile: undefined });

function accountInUse(): string {
  try {
    return `the account ${accountOf(viewer())}`;
  } catch {
    return 'an account that the aws command cannot tell';
  }
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
  const outputs = outputsOf(stack, viewer());
  if (outputs?.TableName) return outputs.TableName;
  throw new CommandError(
    `The stack ${stack} ${outputs ? 'names no table' : 'is not deployed'}. Name its table in TABLE_NAME, or see to the credentials of the aws command.`,
  );
}
