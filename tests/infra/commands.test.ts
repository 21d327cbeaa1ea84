import { describe, expect, test } from 'vitest';
import { CommandError } from '../../content/core/command-line';
import { at, resources, textOf } from '../../infra/checks/assembly';
import { buildEnvironment } from '../../infra/commands/build-environment';
import { collisions, plannedRecords, sharedWith } from '../../infra/commands/collisions';
import { commitsAfter, planRollback } from '../../infra/commands/commits';
import { exampleFormIds } from '../../infra/commands/example-form-ids';
import type { Configuration } from '../../infra/configuration/configuration';
import { prepare } from '../../infra/release/prepare';
import { STAGES, VARIANTS } from '../support/infra/configurations';
import { deployment } from '../support/infra/deployments';
import { BUILT } from '../support/infra/site';

test('pages are built with the key that the functions take, for the address they are at', async () => {
  const { stacks } = await deployment('full');
  const told = buildEnvironment(STAGES.full);
  const taken = resources(stacks, 'AWS::Lambda::Function').flatMap(
    ({ properties }) => at(properties, 'Environment', 'Variables', 'CHAT_PUBLIC_KEY') ?? [],
  );
  expect(taken.map(textOf)).toEqual(taken.map(() => told.CHAT_PUBLIC_KEY));
  expect(taken.length).toBeGreaterThan(0);
  expect(told.SITE_URL).toBe('https://www.fyrvik.example');
});

test('pages are built for the model that the functions ask, and are not deployed where they do not name it', async () => {
  const { stacks } = await deployment('full');
  const asked = resources(stacks, 'AWS::Lambda::Function').flatMap(
    ({ properties }) =>
      at(properties, 'Environment', 'Variables', 'ASSISTANT_BEDROCK_MODEL_ID') ?? [],
  );
  expect(asked).toEqual([buildEnvironment(STAGES.full).ASSISTANT_BEDROCK_MODEL_ID]);
  expect(buildEnvironment(STAGES.plain)).not.toHaveProperty('ASSISTANT_BEDROCK_MODEL_ID');
  const refused = await prepare(STAGES.full, BUILT, 'test-model').catch(String);
  for (const page of ['privacy-policy', 'en/privacy-policy']) {
    expect(refused).toContain(`dist/${page}/index.html · privacy policy that does not name who`);
  }
});

test('the form’s ids are the stage’s, or the environment’s, as for the build; examples are told', () => {
  const ids = { EMAILJS_PUBLIC_KEY: 'a', EMAILJS_SERVICE_ID: 'b', EMAILJS_TEMPLATE_ID: 'c' };
  expect(exampleFormIds(STAGES.plain, ids)).toEqual([]);
  expect(exampleFormIds(STAGES.plain, { ...ids, EMAILJS_PUBLIC_KEY: 'example-key' })).toEqual([
    'emailService.publicKey: example-key',
  ]);
});

describe('what was live', () => {
  test('is remembered, the latest first, and no more than ten times', () => {
    expect(commitsAfter([], 'a')).toEqual(['a']);
    expect(commitsAfter(['a'], 'b')).toEqual(['b', 'a']);
    expect(commitsAfter(['b', 'a'], 'b')).toEqual(['b', 'a']);
    const ten = 'a b c d e f g h i j'.split(' ');
    expect(commitsAfter(ten, 'z')).toEqual(['z', ...ten.slice(0, 9)]);
  });

  test('is forgotten where it was gone back from, and where nobody could go back to it', () => {
    expect(commitsAfter(['c', 'b', 'a'], 'b')).toEqual(['b', 'a']);
    expect(commitsAfter(['uncommitted', 'a'], 'b')).toEqual(['b', 'a']);
  });

  test('is gone back to, unless another commit is wanted', () => {
    expect(planRollback(['b', 'a'], undefined)).toEqual({ commit: 'a', from: 'b' });
    expect(planRollback(['b'], 'v1')).toEqual({ commit: 'v1', from: 'b' });
    expect(() => planRollback(['b'], undefined)).toThrow(CommandError);
  });
});

describe('what is there already', () => {
  const { configuration } = STAGES.full;
  const found = (name: string, type: string, own: string[] = []): string[] =>
    collisions(configuration, own, { records: [{ name, type }], identities: [] });

  test.for([
    ['www.fyrvik.example.', 'A'],
    ['fyrvik.example.', 'AAAA'],
    ['www.fyrvik.example.', 'CNAME'],
    ['bounces.fyrvik.example.', 'MX'],
    ['_dmarc.fyrvik.example.', 'TXT'],
  ] as const)('%s %s is told, unless the stack has made it', ([name, type]) => {
    expect(found(name, type)).toEqual([
      expect.stringContaining(`${name.slice(0, -1)} has a record ${type}: `),
    ]);
    expect(found(name, type, [name])).toEqual([]);
  });

  test.for([
    ['fyrvik.example.', 'MX'],
    ['fyrvik.example.', 'TXT'],
    ['shop.fyrvik.example.', 'A'],
  ] as const)('%s %s is in nobody’s way', ([name, type]) => {
    expect(found(name, type)).toEqual([]);
  });

  test('is looked for under every name that the templates make a record of', async () => {
    for (const variant of VARIANTS) {
      const { stacks } = await deployment(variant);
      const made = resources(stacks, 'AWS::Route53::RecordSet').flatMap(({ properties }) => {
        const name = textOf(at(properties, 'Name')).replace(/\.$/, '');
        // DKIM's are known when SES has made the identity.
        return name === '' ? [] : [`${name} ${textOf(at(properties, 'Type'))}`];
      });
      const looked = plannedRecords(STAGES[variant].configuration).flatMap(({ name, types }) =>
        types.map((type) => `${name} ${type}`),
      );
      expect(made.filter((record) => !looked.includes(record))).toEqual([]);
      expect(looked.length > 0).toBe(made.length > 0);
    }
  });

  test('is told where another stage of the account would make it', () => {
    const preview = (change: Partial<Configuration>) => ({
      name: 'preview',
      configuration: { ...configuration, ...change },
    });
    expect(sharedWith(STAGES.full, preview({}))).toEqual([
      expect.stringContaining('www.fyrvik.example is the address of preview too'),
      expect.stringContaining('fyrvik.example is the address of preview too'),
      expect.stringContaining('fyrvik.example is mailed from by preview too'),
    ]);
    expect(sharedWith(STAGES.full, preview({ account: '999999999999' }))).toEqual([]);
    const mail = { ...configuration.mail, identities: 'existing' as const };
    const site = 'https://preview.fyrvik.example';
    const domain = { ...configuration.domain, redirectFrom: [] } as Configuration['domain'];
    expect(sharedWith(STAGES.full, preview({ site, domain, mail }))).toEqual([]);
  });
});
