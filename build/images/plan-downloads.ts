import { hashOf } from '../files/cache';
import { ORIGINAL_FORMATS, type OriginalFormat } from './formats';
import type { IndexEntry, PictureIndex } from './picture-index';
import type { WantedPicture } from './wanted-pictures';

/** What to do about one wanted picture. */
export type PictureStep =
  | { kind: 'keep'; wanted: WantedPicture; entry: IndexEntry }
  | { kind: 'fetch'; wanted: WantedPicture };

/** Decides what to fetch: all that the index does not know, or knows by a file that is gone. */
export const planDownloads = (
  wanted: readonly WantedPicture[],
  index: PictureIndex,
  files: ReadonlySet<string>,
): PictureStep[] =>
  wanted.map((picture) => {
    const entry = index[picture.address];
    return entry && files.has(entry.file)
      ? { kind: 'keep', wanted: picture, entry }
      : { kind: 'fetch', wanted: picture };
  });

/** The file that a picture of an address is kept in: the same address always gives the same name. */
export const originalName = (address: string, format: OriginalFormat): string =>
  `${hashOf(address).slice(0, 10)}.${ORIGINAL_FORMATS[format]}`;
