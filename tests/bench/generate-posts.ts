import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
  const ids = freeIds(to, posts);
  ids.forEach((id, index) => {
    const next = ids[index + 1] ?? 1;
    writeFileSync(join(blog, `${id}.sv.md`), postText(id, next));
  });
}

/** The first numbers that no page has as its address: `pages/blog/404.sv.md` takes `/blog/404`. */
function freeIds(content: string, count: number): number[] {
  const pages = join(content, 'pages/blog');
  const taken = new Set(
    existsSync(pages) ? readdirSync(pages).map((name) => Number.parseInt(name, 10)) : [],
  );
  return Array.from({ length: count + taken.size }, (_, index) => index + 1)
    .filter((id) => !taken.has(id))
    .slice(0, count);
}
