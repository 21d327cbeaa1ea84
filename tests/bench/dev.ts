import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FOLDER, withServer } from './generator';
import { generatePosts } from './posts';
import { milliseconds, printTable, quantile, seconds } from './table';

const LIMIT = 50;

/** How soon after a post's file was saved `npm run dev` serves its new page. */
export async function measureDev(): Promise<void> {
  const head = ['from saving a post to its new page', 'start', 'first', 'median of 9', 'slowest'];
  const rows = [await measure('this site', 0), await measure('this site and 5,000 posts', 5000)];
  printTable(head, rows);
}

function measure(name: string, posts: number): Promise<string[]> {
  const content = join(FOLDER, name);
  generatePosts(posts, content);
  const file = join(content, 'blog/1.sv.md');
  const text = readFileSync(file, 'utf8');
  return withServer(['dev', '--content', content], async (address, start) => {
    const times: number[] = [];
    for (const edit of 'ABCDEFGHIJ') {
      // Until the check of the pages that follows the start or a change has begun.
      await wait(1000);
      const saved = performance.now();
      writeFileSync(file, `${text}\nÄndring ${edit}.\n`);
      const shown = async () => (await fetch(`${address}/blog/1`)).text();
      while (!(await shown()).includes(`Ändring ${edit}.`)) await wait(2);
      times.push(performance.now() - saved);
    }
    const [first = 0, ...later] = times;
    const [median, slowest] = [quantile(later), Math.max(...later)];
    const cells = [milliseconds(first), milliseconds(median, LIMIT), milliseconds(slowest)];
    return [name, seconds(start), ...cells];
  });
}
