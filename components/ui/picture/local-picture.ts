import type {
  ImageFiles,
  LocalPicture,
  LocalPictures,
} from '../../../content/schema/local-picture';

/** Our own files of a picture where there are any; its own address otherwise. */
export const filesOf = (url: string, pictures: LocalPictures): ImageFiles => {
  const { src, sources } = pictures[url] ?? { src: url, sources: [] };
  return { src, sources };
};

/**
 * How much wider than its box a picture is drawn when it covers the box whole: 1, or more for a
 * picture of flatter proportions than the box.
 */
export function coverFactor(picture: LocalPicture | undefined, width: number, height: number) {
  return picture ? Math.max(1, (picture.width * height) / (picture.height * width)) : 1;
}
