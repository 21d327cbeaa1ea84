import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exampleValues } from '../../infra/configuration/contradictions';
import { DEFAULT_STAGE, readStage } from '../../infra/configuration/read-stage';
import { ContentError } from '../../content/core/problem';
import { temporaryFolder } from '../support/temporary-folder';

const GOOD = `name: fyrvik
site: https://www.fyrvik.se
domain:
  zoneId: Z0123456789ABCDEFGHIJ
  zoneName: fyrvik.se
  redirectFrom: [fyrvik.se]
mail:
  inbox: info@fyrvik.se
  from: chatt@fyrvik.se
  alarms: drift@fyrvik.se
chat:
  publicKey: k7w2m9q4x8z1n6v3b5r0
monthlyBudget: 30
`;

async function folderWith(yaml: string): Promise<string> {
  const dir = await temporaryFolder();
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'production.yaml'), yaml);
  return dir;
}

async function problemsOf(edit: (yaml: string) => string, stage = 'production'): Promise<string> {
  const yaml = edit(GOOD);
  expect(yaml === GOOD && stage === 'production').toBe(false);
  const dir = await folderWith(yaml);
  try {
    readStage(stage, dir);
  } catch (error) {
    if (error instanceof ContentError)
      return error.message.replace(/^\S*\/(?=production\.yaml:)/gm, '');
    throw error;
  }
  return '';
}

test('a complete configuration is taken, with defaults for all that was left out', async () => {
  const { name, configuration } = readStage('production', await folderWith(GOOD));
  expect(name).toBe('production');
  expect(configuration).toMatchObject({
    region: 'eu-north-1',
    logDays: 30,
    limits: { apiRequestsPerSecond: 50, readUnits: 500, mailsPerDay: 200 },
    firewall: { apiRequestsPerFiveMinutes: 300 },
    domain: { addressRecords: true },
    mail: { identities: 'made' },
  });
});

test('the file of this stage is complete', () => {
  expect(readStage(DEFAULT_STAGE).name).toBe(DEFAULT_STAGE);
});

test('values like those that the project comes with are known to be examples', async () => {
  const yaml = GOOD.replaceAll('fyrvik.se', 'fyrvik.example').replace(
    /publicKey.*/,
    'publicKey: example-key-of-this-stage',
  );
  const { configuration } = readStage('production', await folderWith(yaml));
  expect(exampleValues(configuration)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('mail.inbox'),
      expect.stringContaining('chat.publicKey'),
    ]),
  );
});

test('real values are no examples', async () => {
  const { configuration } = readStage('production', await folderWith(GOOD));
  expect(exampleValues(configuration)).toEqual([]);
});

describe('a configuration is refused, with the line and what to set, where', () => {
  test.for([
    [
      'a value is missing',
      / {2}inbox.*\n/,
      '',
      'production.yaml:7 · missing field mail.inbox · found nothing ·',
    ],
    ['a whole section is missing', /chat:\n.*\n/, '', '· missing field chat · found nothing ·'],
    [
      'a name is misspelt',
      'monthlyBudget',
      'monthlyBudgett',
      'production.yaml:13 · unknown field monthlyBudgett',
    ],
    [
      'the address has a path',
      'https://www.fyrvik.se',
      'https://www.fyrvik.se/start',
      'production.yaml:2 · invalid site · found "https://www.fyrvik.se/start" · expected https:// and a host in lower case, without a path',
    ],
    ['the address is plain HTTP', 'https://www', 'http://www', 'production.yaml:2 · invalid site'],
    [
      'the account is a number',
      'mail:\n',
      'account: 123456789012\nmail:\n',
      '· wrong type of account ·',
    ],
    [
      'an e-mail address is none',
      'info@fyrvik.se',
      'info',
      'production.yaml:8 · invalid mail.inbox · found "info" · expected an e-mail address',
    ],
    [
      'the key is short enough to guess',
      'k7w2m9q4x8z1n6v3b5r0',
      'geheim',
      'production.yaml:12 · invalid chat.publicKey · found "geheim" · expected 20 to 100 letters',
    ],
    [
      'a limit is out of bounds',
      'monthlyBudget',
      'limits: { readUnits: 0 }\nmonthlyBudget',
      '· expected no less than 1 ·',
    ],
    [
      'logs are kept for a number of days that AWS does not have',
      'monthlyBudget',
      'logDays: 31\nmonthlyBudget',
      'production.yaml:13 · wrong type of logDays · found 31 · expected 1, 3, 5, 7, 14, 30, 60 or 90',
    ],
    [
      'the zone has no name',
      /  zoneName.*\n/,
      '',
      '· expected either zoneId and zoneName (DNS in Route 53) or certificateArn (DNS elsewhere) ·',
    ],
    [
      'DNS is here and elsewhere',
      '  zoneName',
      '  certificateArn: arn:aws:acm:us-east-1:123456789012:certificate/01234567-89ab-cdef-0123-456789abcdef\n  zoneName',
      'production.yaml:3 · wrong type of domain · found lines of key: value · expected either zoneId',
    ],
    [
      'the site is outside the zone',
      'https://www.fyrvik.se',
      'https://www.annan.se',
      'production.yaml:2 · host outside the hosted zone · found www.annan.se · expected fyrvik.se or a host below it · set domain.zoneId and domain.zoneName to the zone of this host',
    ],
    [
      'mail comes from elsewhere',
      'chatt@fyrvik.se',
      'chatt@gmail.com',
      'production.yaml:9 · mail would be sent for a domain whose DNS is not ours',
    ],
    [
      'the site leads to itself',
      '[fyrvik.se]',
      '[www.fyrvik.se]',
      'production.yaml:6 · the site would lead to itself',
    ],
    [
      'the site is led to from the same host twice',
      '[fyrvik.se]',
      '[fyrvik.se, fyrvik.se]',
      'production.yaml:6 · the same host twice · found fyrvik.se',
    ],
    [
      'the chat’s former key is the present one',
      'publicKey: k7w2m9q4x8z1n6v3b5r0',
      '# formerPublicKey: none so far\n  publicKey: k7w2m9q4x8z1n6v3b5r0\n  formerPublicKey: k7w2m9q4x8z1n6v3b5r0',
      'production.yaml:14 · the former key is the present one',
    ],
    [
      'a host that leads to the site is outside the zone',
      '[fyrvik.se]',
      '[fyrvik.com]',
      'production.yaml:6 · host outside the hosted zone · found fyrvik.com',
    ],
    [
      'more is let through than at once',
      'monthlyBudget',
      'limits: { apiRequestsPerSecond: 500 }\nmonthlyBudget',
      '· apiRequestsPerSecond above apiBurst · found 500 · expected at most 100 · raise limits.apiBurst with it',
    ],
    [
      'the firewall costs more than the budget',
      'monthlyBudget: 30',
      'monthlyBudget: 5',
      '· the firewall alone costs more than the budget · found 5 dollars',
    ],
  ] as const)('%s', async ([, from, to, told]) => {
    expect(await problemsOf((yaml) => yaml.replace(from, to))).toContain(told);
  });

  test('DNS is elsewhere, and the certificate in another region than us-east-1', async () => {
    const told = await problemsOf((yaml) =>
      yaml.replace(
        / {2}zoneId.*\n {2}zoneName.*\n/,
        '  certificateArn: arn:aws:acm:eu-north-1:123456789012:certificate/01234567-89ab-cdef-0123-456789abcdef\n',
      ),
    );
    expect(told).toContain('us-east-1');
  });

  test('the certificate is in another account', async () => {
    const told = await problemsOf((yaml) =>
      yaml
        .replace(
          / {2}zoneId.*\n {2}zoneName.*\n/,
          '  certificateArn: arn:aws:acm:us-east-1:111111111111:certificate/01234567-89ab-cdef-0123-456789abcdef\n',
        )
        .concat('account: "222222222222"\n'),
    );
    expect(told).toContain(
      'production.yaml:4 · the certificate is in another account · found 111111111111 · expected 222222222222',
    );
  });

  test('several things are wrong: all are told at once', async () => {
    const told = await problemsOf((yaml) =>
      yaml.replace('info@fyrvik.se', 'info').replace('monthlyBudget: 30', 'monthlyBudget: 0'),
    );
    expect(told.split('\n')).toHaveLength(2);
  });
});

test.for(['staging', '../production', 'PRODUCTION', ''])(
  'there is no stage "%s"',
  async (stage) => {
    const told = await problemsOf((yaml) => yaml, stage);
    expect(told).toContain('no such stage');
    expect(told).toContain('expected production');
  },
);
