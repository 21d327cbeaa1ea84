import type { LocalPicture } from '../../content/schema/local-picture';
import { SERVED_FORMATS, type ServedFormat } from './formats';
import type { Role } from './named-pictures';

/** A picture as it lies in `content/images/`. */
export interface Original {
  /** Where it lies. */
  path: string;
  /** What served files are named by. */
  name: string;
  /** Changes with the picture's bytes and with how they are encoded. */
  hash: string;
  width: number;
  height: number;
}

/** A file that our own host serves of a picture. */
export interface Output {
  /** Address and path under the output folder. */
  path: string;
  format: ServedFormat;
  width: number;
}

interface PicturePlan {
  local: LocalPicture;
  outputs: readonly Output[];
}

/** Pixels: a page's columns, and twice a telephone; once, twice and thrice a portrait's size. */
const WIDTHS: Readonly<Record<Role, readonly number[]>> = {
  picture: [480, 800, 1200, 1600],
  portrait: [64, 128, 192, 240, 480],
};

/**
 * The widths that a picture is served in, none wider than the picture itself, which is the last one
 * where it is narrower than the widest that its role asks for.
 */
export function servedWidths(roles: readonly Role[], original: number): number[] {
  const widths = roles.flatMap((role) => WIDTHS[role]);
  const narrower = widths.filter((width) => width < original);
  return [...new Set([...narrower, Math.min(original, Math.max(...widths))])].sort((a, b) => a - b);
}

/** Decides which files a picture is served as, and what pages say of them. */
export function planPicture(original: Original, roles: readonly Role[]): PicturePlan {
  const { name, hash } = original;
  const widths = servedWidths(roles, original.width);
  const pathOf = (format: ServedFormat, width: number): string =>
    `/assets/${name}-${width}-${hash}.${format}`;
  return {
    local: {
      src: pathOf('jpg', Math.max(...widths)),
      sources: SERVED_FORMATS.map(({ type, extension }) => ({
        type,
        srcset: widths.map((width) => `${pathOf(extension, width)} ${width}w`).join(', '),
      })),
      width: original.width,
      height: original.height,
    },
    outputs: SERVED_FORMATS.flatMap(({ extension }) =>
      widths.map((width) => ({ path: pathOf(extension, width), format: extension, width })),
    ),
  };
}
