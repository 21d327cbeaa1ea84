import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Json, resources, resourcesOf } from '../../infra/checks/assembly';
import { VARIANTS } from '../support/infra/configurations';
import { deployment } from '../support/infra/deployments';
import { objectStore } from '../support/infra/object-store';
import { PROJECT } from '../../content/core/project';

/** What credentials look like, by what they open. */
const CREDENTIALS: Readonly<Record<string, RegExp>> = {
  'AWS access key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'private key': /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  'GitHub token': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{22})/,
  'Slack token': /\bxox[abprs]-[A-Za-z0-9-]{10}/,
  'npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
  'password in an address': /\bhttps?:\/\/[^\s/:@"'`$]+:[^\s/@"'`$]+@/,
};

/** What tells of the machine that built it, or of the code it was built from. */
const TRACES: Readonly<Record<string, RegExp | string>> = {
  'path of this machine': `${PROJECT}/`,
  'home folder': /\/(?:root|home\/\w+)\//,
  'source map': /[#@] sourceMappingURL=/,
};

const found = (text: string, patterns: Readonly<Record<string, RegExp | string>>): string[] =>
  Object.entries(patterns).flatMap(([name, pattern]) =>
    (typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text)) ? [name] : [],
  );

const EXAMPLES: Readonly<Record<string, string>> = {
  'AWS access key': 'id=AKIAIOSFODNN7EXAMPLE;',
  'private key': '-----BEGIN EC PRIVATE KEY-----',
  'GitHub token': `ghp_${'a1B2'.repeat(9)}`,
  'Slack token': 'xoxb-1234567890',
  'npm token': `npm_${'a1B2'.repeat(9)}`,
  'password in an address': 'https://deploy:geheim@registry.example/',
  'path of this machine': `"${PROJECT}/infra/app.ts"`,
  'home folder': '/home/anna/site',
  'source map': '//# sourceMappingURL=main.js.map',
};

test('each pattern knows what it is for', () => {
  for (const [name, text] of Object.entries(EXAMPLES)) {
    // Whoever works in their home folder has that in the path of this machine as well.
    const others = name === 'path of this machine' ? ['home folder'] : [];
    const named = found(text, { ...CREDENTIALS, ...TRACES });
    expect(named.filter((one) => !others.includes(one))).toEqual([name]);
  }
  expect(Object.keys(EXAMPLES)).toEqual(Object.keys({ ...CREDENTIALS, ...TRACES }));
});

/** Values of this process's environment that nobody but this machine should have. */
const ownSecrets = (): string[] =>
  Object.entries(process.env).flatMap(([name, value = '']) =>
    /SECRET|TOKEN|PASSWORD|API_?KEY/i.test(name) && value.length >= 12 ? [value] : [],
  );

test.for(VARIANTS)('no object of the %s variant’s bucket holds a secret', async (variant) => {
  const { stacks, outdir } = await deployment(variant);
  const objects = objectStore(stacks, outdir);
  expect(objects.size).toBeGreaterThan(150);
  for (const [key, { bytes }] of objects) {
    const text = bytes.toString('latin1');
    expect([key, found(text, CREDENTIALS)]).toEqual([key, []]);
    const isPacked = /^br\/|\.(?:png|jpg|webp|avif|woff2)$/.test(key);
    expect([key, isPacked ? [] : found(text, TRACES)]).toEqual([key, []]);
    expect([key, ownSecrets().filter((secret) => text.includes(secret)).length]).toEqual([key, 0]);
  }
});

test('the bucket gets files of a site, and no others', async () => {
  const { stacks, outdir } = await deployment('full');
  const kinds = new Set([...objectStore(stacks, outdir).keys()].map((key) => extname(key)));
  const known = '.html .css .js .xml .txt .webmanifest .svg .png .ico .jpg .webp .avif .woff2';
  expect([...kinds].filter((kind) => !known.split(' ').includes(kind))).toEqual([]);
});

test('the functions as they are uploaded hold no secret and nothing but their code', async () => {
  const { prepared } = await deployment('full');
  for (const { dir } of Object.values(prepared.functions)) {
    const names = readdirSync(dir).sort();
    const known = ['converse.js', 'index.js', 'knowledge.json', 'package.json', 'weights.json'];
    expect(known).toEqual(expect.arrayContaining(names));
    for (const name of names) {
      const text = readFileSync(join(dir, name), 'utf8');
      expect([name, found(text, CREDENTIALS), found(text, TRACES)]).toEqual([name, [], []]);
    }
  }
});

/** Every text in JSON, however deep. */
const textsOf = (json: Json): string[] =>
  typeof json === 'string' ? [json] : Object.values(json ?? {}).flatMap(textsOf);

test.for(VARIANTS)('no template of the %s variant holds a secret', async (variant) => {
  const { stacks } = await deployment(variant);
  for (const text of stacks.flatMap(({ template }) => textsOf(template))) {
    expect([text.slice(0, 80), found(text, { ...CREDENTIALS, ...TRACES })]).toEqual([
      text.slice(0, 80),
      [],
    ]);
  }
});

test('the CDN’s secret is made by the cloud, and only referred to where it is used', async () => {
  const { stacks } = await deployment('full');
  const secrets = resources(stacks, 'AWS::SecretsManager::Secret');
  expect(secrets.map(({ properties }) => properties)).toEqual([
    expect.objectContaining({
      GenerateSecretString: { ExcludePunctuation: true, PasswordLength: 48 },
    }),
  ]);
  expect(secrets[0]?.properties).not.toHaveProperty('SecretString');
  const users = stacks
    .flatMap(resourcesOf)
    .filter(({ definition }) => JSON.stringify(definition).includes('{{resolve:'))
    .map(({ id }) => id.replace(/[0-9A-F]{8}$/, ''));
  expect(users.sort()).toEqual(['EdgeDistribution', 'FunctionsChatFunction']);
});

test('the policy names the hosts that pages really reach, and no others', async () => {
  const { stacks, outdir } = await deployment('full');
  const policy = /"ContentSecurityPolicy":"([^"]*)"/.exec(JSON.stringify(stacks))?.[1] ?? '';
  const named = [...policy.matchAll(/https:\/\/[\w.-]+/g)].map(([origin]) => origin);
  const reached = new Set<string>();
  for (const [key, { bytes }] of objectStore(stacks, outdir)) {
    if (!/^r\/.*\.html$|^assets\/.*\.js$/.test(key)) continue;
    const text = bytes.toString();
    const sources = [
      ...text.matchAll(
        /<(?:img|source|script|iframe|video|audio)\b[^>]*?\b(?:src|srcset)="(https:\/\/[\w.-]+)/g,
      ),
      ...text.matchAll(/"origin(?:"|&quot;):(?:"|&quot;)(https:\/\/[\w.-]+)/g),
      ...text.replaceAll('&quot;', '"').matchAll(/"origin":"(https:\/\/[\w.-]+)/g),
    ];
    for (const [, origin = ''] of sources) reached.add(origin);
  }
  expect([...reached].sort()).toEqual([...new Set(named)].sort());
});
