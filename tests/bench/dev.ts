import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BenchContext } from './context';
import { type RunningDev, startDev } from './dev-server';
import { generatePosts } from './generate-posts';
import { median, times } from './median';
import { milliseconds, seconds, type Table } from './report';

const EDITS = 9;
const POSTS = 5000;
const SHOWN = { atMost: 100 };
/** The post that is edited. */
const FILE = 'blog/1.sv.md';
const PATH = '/blog/1';

/** How soon an edit of one post is served by `npm run dev`, in a small site and in a large one. */
export async function measureDev({ content, folder }: BenchContext): Promise<Table[]> {
  const small = join(folder, 'dev-site');
  cpSync(content, small, { recursive: true });
  const large = join(folder, 'dev-posts');
  generatePosts({ base: content, to: large, posts: POSTS });
  return [
    {
      title: 'An edit of one post in npm run dev, from saving the file to the new page',
      head: ['', 'start', 'just after the start', 'later', 'later, slowest'],
      rows: [
        await measureSite('this site', small, folder),
        await measureSite(`${POSTS.toLocaleString('en')} posts`, large, folder),
      ],
      note: `Median of ${EDITS} edits: the file is written, the server tells of the change, the page is fetched anew and holds the new sentence. Just after the start the server still checks the whole site.`,
    },
  ];
}

async function measureSite(
  name: string,
  content: string,
  folder: string,
): Promise<Table['rows'][number]> {
  const dev = await startDev(content, join(folder, 'dev-out'));
  try {
    const file = join(content, FILE);
    const text = readFileSync(file, 'utf8');
    await watching(dev, file, text);
    const early = await times(EDITS, (edit) => timeEdit(dev, file, text, `Tidig mätning ${edit}.`));
    await quiet(dev);
    const later = await times(EDITS, (edit) => timeEdit(dev, file, text, `Mätning ${edit}.`));
    return [
      name,
      seconds(dev.startMs),
      milliseconds(median(early)),
      milliseconds(median(later), SHOWN),
      milliseconds(Math.max(...later)),
    ];
  } finally {
    await dev.stop();
  }
}

/** Milliseconds from saving a file until its page holds the new sentence. */
async function timeEdit(
  dev: RunningDev,
  file: string,
  text: string,
  sentence: string,
): Promise<number> {
  const start = performance.now();
  let told = dev.nextChange();
  writeFileSync(file, `${text}\n${sentence}\n`);
  for (;;) {
    await told;
    // A change told now may still be an earlier one: the next is listened for before the page is read.
    told = dev.nextChange();
    told.catch(() => {});
    const page = await (await fetch(dev.address + PATH)).text();
    if (page.includes(sentence)) break;
  }
  const ms = performance.now() - start;
  await wait(500);
  return ms;
}

/** Saves the file again and again until the server notices: it may name its address before it looks. */
async function watching(dev: RunningDev, file: string, text: string): Promise<void> {
  const first = dev.nextChange();
  const saving = setInterval(() => writeFileSync(file, `${text}\n`), 1000);
  await first.finally(() => clearInterval(saving));
  await wait(500);
}

const QUIET_MS = 10;
const QUIET_ANSWERS = 20;

/** Waits until the server does nothing but answer: the check of the whole site is over. */
async function quiet({ address }: RunningDev): Promise<void> {
  for (let quick = 0; quick < QUIET_ANSWERS; ) {
    const start = performance.now();
    await (await fetch(`${address}/robots.txt`)).text();
    quick = performance.now() - start < QUIET_MS ? quick + 1 : 0;
    await wait(25);
  }
}
