import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { postText } from './post-text';

/** Writes a content folder with the pages of another one and N generated posts as its blog. */
export function generatePosts(options: { base: string; to: string; posts: number }): void {
  const { base, to, posts } = options;
  const left = new Set(['blog', 'schema']);
  rmSync(to, { recursive: true, force: true });
  cpSync(base, to, {
    recursive: true,
    filter: (source) => !left.has(relative(base, source)),
  });
  const blog = join(to, 'blog');
  mkdirSync(blog);
  for (let id = 1; id <= posts; id++) {
    writeFileSync(join(blog, `${id}.sv.md`), postText(id, posts));
  }
}
