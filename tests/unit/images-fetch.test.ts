import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { fetchPictures } from '../../build/images/fetch-pictures';
import type { Outcome } from '../../build/images/outcome';
import { ContentError } from '../../content/core/problem';
import {
  type Edits,
  append,
  bytesOf,
  editedContent,
  filesBelow,
  runCli,
  write,
} from '../support/content';
import {
  body,
  endless,
  fixturePictures,
  picture,
  pictureHost,
  picturesAt,
  silence,
  status,
} from '../support/picture-host';

// Command lines start a process of their own, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const LIMITS = { timeoutMs: 1500, maxBytes: 200_000 };
const PHOTO = await picture(1300, 900);
const TIFF = await picture(20, 10, 'tiff');

/** The fixture on a host that answers its pictures and more, the others named by a post's text. */
async function content(more: Parameters<typeof pictureHost>[0] = {}, edits: Edits = {}) {
  const host = await pictureHost({ ...(await fixturePictures()), ...more });
  const named = Object.keys(more).map((path) => `\n![Bild](${host.address}${path})\n`);
  const at = picturesAt(host.address);
  const folder = await editedContent({
    ...at,
    'blog/1.sv.md': async (path) => {
      await at['blog/1.sv.md']?.(path);
      await append(named.join(''))(path);
    },
    ...edits,
  });
  return { host, folder, images: join(folder, 'images') };
}

async function run(folder: string): Promise<Outcome[]> {
  const told: Outcome[] = [];
  const outcomes = await fetchPictures(folder, (outcome) => told.push(outcome), LIMITS);
  expect(new Set(told)).toEqual(new Set(outcomes));
  return outcomes;
}

/** What became of the one picture at a path. */
function outcomeAt(outcomes: readonly Outcome[], path: string): Outcome {
  const found = outcomes.filter(({ address }) => new URL(address).pathname === path);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} outcomes at ${path}`);
  return found[0];
}

const readIndex = async (images: string): Promise<Record<string, Record<string, unknown>>> =>
  JSON.parse(await readFile(join(images, 'index.json'), 'utf8')) as Record<
    string,
    Record<string, unknown>
  >;

describe('the first run', () => {
  test('brings every picture of pages, posts and people home, byte for byte, with its size', async () => {
    const { host, folder, images } = await content();
    const outcomes = await run(folder);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['fetched', 'fetched', 'fetched', 'fetched']);
    const index = await readIndex(images);
    expect(Object.keys(index)).toEqual(
      ['/api/portraits/men/1.jpg', '/api/portraits/women/1.jpg', '/photo-1', '/photo-2'].map(
        (path) => `${host.address}${path}`,
      ),
    );
    expect(index[`${host.address}/photo-1`]).toEqual({
      file: expect.stringMatching(/^[0-9a-f]{10}\.jpg$/),
      width: 1300,
      height: 900,
    });
    expect(index[`${host.address}/photo-2`]).toEqual({
      file: expect.stringMatching(/^[0-9a-f]{10}\.png$/),
      width: 700,
      height: 300,
    });
    const file = String(index[`${host.address}/photo-1`]?.file);
    expect(Buffer.compare(await readFile(join(images, file)), PHOTO)).toBe(0);
    expect(await filesBelow(images)).toHaveLength(5);
  });

  test('asks for a picture once although several texts name it', async () => {
    const { host, folder } = await content();
    await run(folder);
    expect(host.asked.filter((path) => path === '/photo-1')).toEqual(['/photo-1']);
    expect(host.asked).toHaveLength(4);
  });

  test('follows a redirect and keeps the picture under the address that content names', async () => {
    const { host, folder, images } = await content({
      '/moved': status(302, { location: '/photo-1' }),
    });
    expect(outcomeAt(await run(folder), '/moved').kind).toBe('fetched');
    expect((await readIndex(images))[`${host.address}/moved`]).toMatchObject({ width: 1300 });
  });

  test('takes the format from the bytes, not from the address or the host', async () => {
    const { folder, images } = await content({
      '/a.jpg': body(await picture(20, 10, 'webp'), 'text/plain'),
      '/b.jpg': body(await picture(20, 10, 'avif')),
      '/c.jpg': body(await picture(20, 10, 'gif')),
    });
    const outcomes = await run(folder);
    const extension = (path: string): unknown => {
      const outcome = outcomeAt(outcomes, path);
      return outcome.kind === 'fetched' && outcome.entry.file.split('.')[1];
    };
    expect(['/a.jpg', '/b.jpg', '/c.jpg'].map(extension)).toEqual(['webp', 'avif', 'gif']);
    expect((await filesBelow(images)).some((file) => file.includes('.part'))).toBe(false);
  });

  test('measures a picture upright, as it will be shown', async () => {
    const lying = await sharp(PHOTO).withMetadata({ orientation: 6 }).toBuffer();
    const { host, folder, images } = await content({ '/lying': body(lying) });
    await run(folder);
    expect((await readIndex(images))[`${host.address}/lying`]).toMatchObject({
      width: 900,
      height: 1300,
    });
  });
});

describe('a second run', () => {
  test('fetches nothing and changes no byte', async () => {
    const { host, folder, images } = await content();
    await run(folder);
    const before = await bytesOf(images);
    host.asked.length = 0;
    const outcomes = await run(folder);
    expect(outcomes.map(({ kind }) => kind)).toEqual(['kept', 'kept', 'kept', 'kept']);
    expect(host.asked).toEqual([]);
    expect(await bytesOf(images)).toEqual(before);
  });

  test('fetches what is new and what is gone, and nothing else', async () => {
    const { host, folder, images } = await content();
    await run(folder);
    const before = await bytesOf(images);
    const gone = String((await readIndex(images))[`${host.address}/photo-2`]?.file);
    await rm(join(images, gone));
    await append(`\n![Ny](${host.address}/photo-1?w=2)\n`)(join(folder, 'blog/1.sv.md'));
    host.asked.length = 0;
    const outcomes = await run(folder);
    expect([...host.asked].sort()).toEqual(['/photo-1?w=2', '/photo-2']);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual([
      'failed',
      'fetched',
      'kept',
      'kept',
      'kept',
    ]);
    expect(await bytesOf(images)).toEqual(before);
  });
});

describe('a picture that does not come is told with its address, what was found and what to do:', () => {
  const noise = Buffer.from(Array.from({ length: 50_000 }, (_, byte) => byte % 251));
  const CASES: Record<string, { answer: Parameters<typeof pictureHost>[0][string]; told: object }> =
    {
      'one that is never answered': {
        answer: silence,
        told: { found: 'no whole answer in 1.5 s', fix: expect.stringContaining('again') },
      },
      'one that begins and never ends': {
        answer: endless(),
        told: { found: 'no whole answer in 1.5 s', fix: expect.stringContaining('again') },
      },
      'a missing one': {
        answer: status(404),
        told: { found: 'status 404', fix: expect.stringContaining('blog/1.sv.md') },
      },
      'a host in trouble': {
        answer: status(503),
        told: { found: 'status 503', fix: 'run npm run images again later' },
      },
      'a page that calls itself a picture': {
        answer: body('<!DOCTYPE html>\n<title>Gone</title>', 'image/jpeg'),
        told: {
          found: 'text that begins "<!DOCTYPE html> <title>Gone</title>"',
          fix: expect.stringContaining('blog/1.sv.md'),
        },
      },
      'an empty answer': { answer: body(''), told: { found: 'nothing, 0 bytes' } },
      'bytes of no picture': {
        answer: body(noise),
        told: { found: '50000 bytes of no known picture format' },
      },
      'half a picture': {
        answer: body(PHOTO.subarray(0, PHOTO.length / 2)),
        told: { found: 'a picture that is damaged or ends too early' },
      },
      'a drawing, which could hold scripts': {
        answer: body('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
        told: { found: 'a picture of the format svg' },
      },
      'a format that no browser shows': {
        answer: body(TIFF),
        told: { found: 'a picture of the format tiff' },
      },
      'one that says it is too large': {
        answer: (_request, response) =>
          void response.writeHead(200, { 'content-length': '200001' }).write('x'),
        told: { found: 'more than 0.2 MB', fix: expect.stringContaining('smaller') },
      },
      'one that is too large and does not say so': {
        answer: endless(noise),
        told: { found: 'more than 0.2 MB', fix: expect.stringContaining('smaller') },
      },
      'one that leads in circles': {
        answer: status(302, { location: '/bad' }),
        told: { found: expect.stringMatching(/^no connection \(.*redirect/) },
      },
      'one that leads to a file of this machine': {
        answer: status(302, { location: 'file:///etc/passwd' }),
        told: { found: expect.stringMatching(/^no connection \(/) },
      },
      'a connection that is cut': {
        answer: (_request, response) => void response.destroy(),
        told: { found: expect.stringMatching(/^no connection \(.+\)$/) },
      },
    };

  test.for(Object.entries(CASES))('%s', async ([, { answer, told }]) => {
    const { folder, host, images } = await content({ '/bad': answer });
    const outcomes = await run(folder);
    const bad = outcomeAt(outcomes, '/bad');
    expect(bad).toEqual({
      kind: 'failed',
      address: `${host.address}/bad`,
      found: expect.any(String),
      fix: expect.any(String),
    });
    expect(bad).toMatchObject(told);
    expect(outcomes.filter(({ kind }) => kind === 'fetched')).toHaveLength(4);
    expect(Object.keys(await readIndex(images))).toHaveLength(4);
    expect(await filesBelow(images)).toHaveLength(5);
  });

  test('a host that is not there', async () => {
    const { folder } = await content({}, { 'people.yaml': async () => {} });
    const people = join(folder, 'people.yaml');
    const text = await readFile(people, 'utf8');
    await writeFile(people, text.replaceAll('https://randomuser.me', 'http://127.0.0.1:1'));
    const outcomes = await run(folder);
    expect(outcomes.find(({ address }) => address.startsWith('http://127.0.0.1:1/'))).toMatchObject(
      {
        kind: 'failed',
        found: expect.stringMatching(/^no connection \(.+\)$/),
        fix: expect.stringContaining('network'),
      },
    );
  });

  test('and nothing that was there is lost', async () => {
    const answers: Parameters<typeof pictureHost>[0] = { '/later': body(PHOTO) };
    const { folder, images, host } = await content(answers);
    await run(folder);
    const before = await bytesOf(images);
    await append(`\n![A](${host.address}/bad)\n![B](${host.address}/worse)\n`)(
      join(folder, 'blog/1.sv.md'),
    );
    const kinds = (await run(folder)).map(({ kind }) => kind).sort();
    expect(kinds).toEqual(['failed', 'failed', 'kept', 'kept', 'kept', 'kept', 'kept']);
    expect(await bytesOf(images)).toEqual(before);
  });
});

test('a broken index is refused and stays as it is', async () => {
  const broken = '{ "https://a.example/a.jpg": { "file": ';
  const { folder, images, host } = await content({}, { 'images/index.json': write(broken) });
  await expect(run(folder)).rejects.toThrow(ContentError);
  expect(await readFile(join(images, 'index.json'), 'utf8')).toBe(broken);
  expect(host.asked).toEqual([]);
});

describe('on the command line', () => {
  test('every picture has a line, and the run succeeds', async () => {
    const { folder, host } = await content();
    const first = await runCli(['images', '--content', folder]);
    expect([first.code, first.stderr]).toEqual([0, '']);
    const lines = first.stdout.trim().split('\n');
    expect(lines).toHaveLength(5);
    expect(lines).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^fetched  ${host.address}/photo-2 → [0-9a-f]{10}\\.png, 700 × 300, [\\d.]+ kB$`,
        ),
      ),
    );
    expect(lines.at(-1)).toBe('4 pictures: 0 kept, 4 fetched, 0 failed');
    const second = await runCli(['images', '--content', folder]);
    expect(second.code).toBe(0);
    expect(second.stdout).toMatch(/^kept {5}http.*\n.*\n.*\n.*\n4 pictures: 4 kept, 0 fetched/);
  });

  test('a picture that does not come has its line, and the run fails', async () => {
    const { folder, host } = await content({ '/bad': status(404) });
    const { code, stdout } = await runCli(['images', '--content', folder]);
    expect(code).toBe(1);
    expect(stdout).toMatch(
      new RegExp(
        `^failed   ${host.address}/bad · found status 404 · correct the address in .*1\\.sv`,
        'm',
      ),
    );
    expect(stdout.trim().split('\n').at(-1)).toBe('5 pictures: 0 kept, 4 fetched, 1 failed');
  });

  test('a broken index is told as a mistake in the content', async () => {
    const { folder } = await content({}, { 'images/index.json': write('[') });
    const { code, stderr } = await runCli(['images', '--content', folder]);
    expect(code).toBe(1);
    expect(stderr).toContain('images/index.json:1 · malformed JSON');
    expect(stderr).not.toContain('The generator itself failed');
  });
});
