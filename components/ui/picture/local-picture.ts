import type {
  ImageFiles,
  LocalPicture,
  LocalPictures,
} from '../../../content/schema/local-picture';
import { type Box, scaled } from './scaled-picture';

/** Our own files of a picture where there are any; its own address otherwise, scaled to its place. */
export const filesOf = (url: string, pictures: LocalPictures, box: Box): ImageFiles => {
  const own = pictures[url];
  return own
    ? { src: own.src, sources: own.sources }
    : (scaled(url, box) ?? { src: url, sources: [] });
};

/**
 * How much wider than its box a picture is drawn when it covers the box whole: 1, or more for a
 * picture of flatter proportions than the box.
 */
export function coverFactor(picture: LocalPicture | undefined, width: number, height: number) {
  return picture ? Math.max(1, (picture.width * height) / (picture.height * width)) : 1;
}
