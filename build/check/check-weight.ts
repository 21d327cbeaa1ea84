import type { Problem } from '../../content/core/problem';

/** A long article with its shell has 60 kB; ten times that is no article, or one pasted with its pictures. */
const MOST_BYTES = 600_000;

/** A page that is so heavy that somebody has pasted what was not meant to be there. */
export const checkWeight = ({ source, bytes }: { source: string; bytes: number }): Problem[] =>
  bytes <= MOST_BYTES
    ? []
    : [
        {
          file: source,
          line: 1,
          what: 'very long page',
          found: `${(bytes / 1e6).toFixed(1)} MB of HTML`,
          expected: `at most ${MOST_BYTES / 1e6} MB`,
          fix: 'divide the text, and put pictures into content/images',
        },
      ];
