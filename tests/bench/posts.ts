import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT } from './generator';

const LENGTH = 4000;

/** Writes this site's content with so many more posts: the first 4 kB of its first post, numbered. */
export function generatePosts(posts: number, to: string): void {
  cpSync(CONTENT, to, { recursive: true });
  const first = readFileSync(join(CONTENT, 'blog/1.sv.md'), 'utf8');
  const text = first
    .slice(0, first.lastIndexOf('\n\n', LENGTH))
    .replace('featured: true', 'translation: none');
  for (let id = 1000; id < 1000 + posts; id++) {
    const day = new Date(Date.UTC(2015, 0, id % 3650)).toISOString().slice(0, 10);
    const post = text
      .replace(/^(title|description): /gm, `$1: ${id} `)
      .replace(/^date: .*/m, `date: ${day}`);
    writeFileSync(join(to, `blog/${id}.sv.md`), `${post}\n`);
  }
}
