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
  /** Above the fold: loaded at once. */
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
        files={filesOf(picture.url, pictures)}
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
 * The width a picture is drawn at: the viewport's on small screens, then half of it, or all of it
 * for the widest pictures, and never more than its own.
 */
export function sizesOf(width: number, cover: number): string {
  const share = width >= FULL_WIDTH ? 100 : 50;
  const widest = `(min-width: ${Math.round((width * 100) / share)}px) ${Math.round(width * cover)}px`;
  const rest = `${Math.round(100 * cover)}vw`;
  return share === 100
    ? `${widest}, ${rest}`
    : `${widest}, (min-width: 64rem) ${Math.round(share * cover)}vw, ${rest}`;
}
