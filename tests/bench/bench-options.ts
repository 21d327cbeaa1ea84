import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export const SECTION_NAMES = [
  'weight',
  'build',
  'posts',
  'browser',
  'dev',
  'assistant',
  'functions',
  'load',
] as const;
export type Section = (typeof SECTION_NAMES)[number];

export interface BenchOptions {
  only: readonly Section[];
  /** Numbers of generated posts. */
  posts: readonly number[];
  /** Content of the site that is measured, and that generated posts are added to. */
  content: string;
}

/** Reads `--only weight,posts --posts 1000,5000 --content DIR`. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: SECTION_NAMES.join() },
      posts: { type: 'string', default: '1000,5000,10000' },
      content: { type: 'string', default: 'content' },
    },
  });
  return {
    only: values.only.split(',').map(readSection),
    posts: values.posts.split(',').map(readCount),
    content: resolve(values.content),
  };
}

function readSection(text: string): Section {
  const section = SECTION_NAMES.find((name) => name === text);
  if (!section) throw new Error(`--only ${text}: expected some of ${SECTION_NAMES.join(', ')}`);
  return section;
}

function readCount(text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`--posts ${text}: expected whole numbers such as 1000,5000`);
  }
  return count;
}
