import type { Picture as PictureData } from '../../../content/schema/text';
import { useEdition } from '../../edition/edition';
import { Image } from './image';
import { coverFactor, filesOf } from './local-picture';
import { Scene } from '../scene/scene';

interface PictureProps {
  picture: PictureData;
  /** Proportions in CSS pixels; the picture fills the width it is given. */
  width: number;
  height: number;
  /** The page's largest in the first view: loaded at once, before others. */
  eager?: boolean;
  /** What a scene is made of where the picture names none. */
  seed?: string;
}

/** A picture on a drawn scene of ours, which is what shows until, or unless, the picture loads. */
export function Picture({ picture, width, height, eager = false, seed }: PictureProps) {
  const { pictures } = useEdition().shared;
  return (
    <span className="picture">
      <Scene name={picture.scene} seed={seed ?? picture.url} />
      <Image
        files={filesOf(picture.url, pictures, { width, height })}
        alt={picture.alt}
        width={width}
        height={height}
        sizes={sizesOf(width, coverFactor(pictures[picture.url], width, height))}
        eager={eager}
      />
    </span>
  );
}

/** From this width on, a picture has the whole page to itself. */
const FULL_WIDTH = 1200;

/**
 * On a phone a photograph fills the window, at three pixels for each of the layout's. It asks for a
 * third of them: 480 are about the layout's own, and a fifth of the bytes.
 */
const PHONE = 160;

/**
 * The width a picture is drawn at: the viewport's on small screens, then half of it, or all of it
 * for the widest pictures, and never more than its own.
 */
export function sizesOf(width: number, cover: number): string {
  const share = width >= FULL_WIDTH ? 100 : 50;
  const widest = `(min-width: ${Math.round((width * 100) / share)}px) ${Math.round(width * cover)}px`;
  const wide = `(min-width: 64rem) ${Math.round(share * cover)}vw`;
  const between = `(min-width: 40rem) ${Math.round(100 * cover)}vw`;
  return [widest, ...(share === 100 ? [] : [wide]), between, `${Math.round(PHONE * cover)}px`].join(
    ', ',
  );
}
