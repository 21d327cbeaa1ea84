import type { Picture as PictureData } from '../../../content/schema/text';
import { Scene } from './scene';

interface PictureProps {
  picture: PictureData;
  /** Proportions in CSS pixels; the picture fills the width it is given. */
  width: number;
  height: number;
  /** Above the fold: loaded at once. */
  eager?: boolean;
}

/** A picture on a drawn scene of ours, which is what shows until, or unless, the picture loads. */
export function Picture({ picture, width, height, eager = false }: PictureProps) {
  return (
    <span className="picture">
      <Scene seed={picture.url} />
      <img
        src={picture.url}
        alt={picture.alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </span>
  );
}
