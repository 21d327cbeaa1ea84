import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildRun, CONTENT, FOLDER, runBuild } from './generator';
import { generatePosts } from './posts';
import { megabytes, printTable, quantile, seconds } from './table';

/** Most milliseconds for a number of posts. */
const LIMITS = { 1000: 2000, 5000: 5500, 10_000: undefined };
const SITE_LIMIT = 3000;
const MEMORY = 500_000_000;
/** What a build keeps for the next; social cards stay, for no measured build draws any. */
const KEPT = /^(?:code-.*|bundles|icons|images)$/;

/** Builds into new folders, without social cards. CPU and memory leave out esbuild's process. */
export async function measureBuild(): Promise<void> {
  const rows = [
    row('this site, first after the cache was emptied', CONTENT, SITE_LIMIT, emptyCache),
    row('this site, any other', CONTENT, SITE_LIMIT),
  ];
  for (const [posts, limit] of Object.entries(LIMITS)) {
    const content = join(FOLDER, `content-${posts}`);
    generatePosts(Number(posts), content);
    rows.push(row(`this site and ${posts} posts`, content, limit));
  }
  printTable(['build, median of 3', 'documents', 'time', 'CPU time', 'peak memory'], rows);
}

function row(name: string, content: string, limit: number | undefined, prepare = () => {}) {
  const runs = [1, 2, 3].map((run) => {
    prepare();
    return runBuild(join(FOLDER, `${name}, ${run}`), content, '--no-cards');
  });
  const middle = (of: keyof BuildRun): number => quantile(runs.map((run) => run[of]));
  const time = seconds(middle('time'), limit);
  const memory = megabytes(middle('memory'), MEMORY);
  return [name, String(middle('documents')), time, seconds(middle('cpu')), memory];
}

function emptyCache(): void {
  const cache = join(FOLDER, '..');
  const kept = readdirSync(cache).filter((name) => KEPT.test(name));
  for (const name of kept) rmSync(join(cache, name), { recursive: true });
}
