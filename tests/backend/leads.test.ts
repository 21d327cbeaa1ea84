import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DynamoDBClient, ScanCommand, type ScanCommandOutput } from '@aws-sdk/client-dynamodb';
import { beforeAll, describe, expect, test } from 'vitest';
import { clientOptions } from '../../lambdas/aws/client-options';
import { sessionKey } from '../../lambdas/chat/session-id';
import { type Chat, chat, closeAndMail, newSession, saveInfo, say } from '../support/backend/chat';
import { emulator, TABLE } from '../support/backend/emulator';
import { mailServer, type MailServer } from '../support/backend/mail-server';
import { type Run, runScript, spawnScript } from '../support/run-script';
import { temporaryFolder } from '../support/temporary-folder';

const EVA = { name: 'Eva Ek', email: 'eva@exempel.se', phone: '031-765 43 21' };
const ASA = { name: 'Åsa\n\u001b[31mÖberg', email: 'Asa@Exempel.se', phone: '+46 31 123 45 67' };

let on: Chat;
let mail: MailServer;
let env: NodeJS.ProcessEnv;
const [eva, asa] = [newSession(), newSession()];

/** Runs what `npm run chat:leads` runs, over a deployed table, with an `aws` of our own. */
const SCRIPT = 'lambdas/leads/show-leads.ts';
const leads = (...args: string[]): Promise<Run> => runScript(SCRIPT, args, env);

let database = '';
/** Everything that the table holds, as it lies there. */
const scan = async (): Promise<ScanCommandOutput> => {
  const client = new DynamoDBClient(
    clientOptions(database, { connectMs: 1000, requestMs: 5000, attempts: 3 }),
  );
  return client.send(new ScanCommand({ TableName: TABLE })).finally(() => client.destroy());
};

beforeAll(async () => {
  database = await emulator();
  mail = await mailServer();
  on = chat({ database, mail: mail.url });
  const folder = await temporaryFolder();
  const aws = join(folder, 'aws');
  await writeFile(
    aws,
    `#!/bin/sh\ncase "$*" in *get-caller-identity*) echo '{"Account":"123456789012"}';; *'--stack-name fyrvik-production'*) echo '{"Stacks":[{"Outputs":[{"OutputKey":"TableName","OutputValue":"${TABLE}"}]}]}';; *) echo 'no such stack' >&2; exit 1;; esac\n`,
  );
  await chmod(aws, 0o755);
  env = {
    PATH: `${folder}:${process.env.PATH}`,
    TABLE_NAME: TABLE,
    AWS_ENDPOINT_URL_DYNAMODB: database,
    AWS_REGION: 'eu-north-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  };
  await saveInfo(on, eva, EVA);
  await say(on, eva, 'Vad kostar SEO?');
  await closeAndMail(on, eva);
  await saveInfo(on, asa, { ...ASA, elapsed: 5 });
  await say(on, asa, 'hand-off: call\nme');
});

describe('npm run chat:leads', () => {
  test('lists those whom no mail has brought, on a line each, and says which table it reads', async () => {
    const { code, stdout, stderr } = await spawnScript(SCRIPT, [], env);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: `Reading the table ${TABLE} of the account 123456789012.\n`,
    });
    const [line, ...others] = stdout.trimEnd().split('\n');
    expect(others).toEqual([]);
    expect(line?.split(' · ')).toEqual([
      sessionKey(asa),
      expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      'new',
      'call',
      'Åsa [31mÖberg',
      'Asa@Exempel.se',
      '+46 31 123 45 67',
      'too-fast',
      'hand-off: call me',
    ]);
  });

  test('finds a person by a number in other spacing, in the table of a stage, for machines', async () => {
    const { code, stdout, stderr } = await leads(
      '--find',
      '0317654321',
      '--json',
      '--stage',
      'production',
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining(TABLE) as string });
    expect(JSON.parse(stdout)).toEqual([
      {
        key: sessionKey(eva),
        changed: expect.any(String) as string,
        state: 'mailed',
        ...EVA,
        excerpt: 'Vad kostar SEO?',
      },
    ]);
  });

  test('shows one whole, and nothing of others', async () => {
    const { stdout } = await leads('--show', sessionKey(eva));
    for (const word of [EVA.email, 'Vad kostar SEO?', 'after 0 turns'])
      expect(stdout).toContain(word);
    expect(stdout).not.toContain('Exempel');
  });

  test('mails one once more, notes one as handled, and erases one', async () => {
    const before = (await mail.outbox.list()).length;
    expect(await leads('--resend', sessionKey(eva))).toMatchObject({ code: 0 });
    expect(await leads('--handled', sessionKey(asa))).toMatchObject({ code: 0 });
    await closeAndMail(on, asa);
    const mails = (await mail.outbox.list()).slice(before);
    expect(mails.map(({ subject }) => subject)).toEqual([`Chatt med ${EVA.name}`]);
    expect((await leads('--bounced')).stdout).toBe('None.\n');
    expect(await leads('--erase', sessionKey(eva))).toMatchObject({ code: 0 });
    const everything = JSON.stringify((await scan()).Items);
    for (const word of [EVA.name, EVA.email, EVA.phone, 'SEO']) {
      expect([word, everything.includes(word)]).toEqual([word, false]);
    }
    for (const word of [ASA.email, 'hand-off: call']) expect(everything).toContain(word);
    const left = JSON.parse((await leads('--all', '--json')).stdout) as {
      key: string;
      state: string;
    }[];
    expect(left).toMatchObject([{ key: sessionKey(asa), state: 'handled' }]);
  });

  test.each([
    [['--all', '--new'], 'Only one thing can be asked at a time. Usage: '],
    [['--show', 'nothing'], 'There is no conversation nothing. --all lists those there are.'],
    [['--stage', 'nowhere'], 'There is no infra/config/nowhere.yaml.'],
  ])('answers %j in one line', async (args, told) => {
    const { code, stderr } = await leads(...args);
    expect([code, stderr]).toEqual([1, expect.stringContaining(told)]);
    expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(2);
  });
});
