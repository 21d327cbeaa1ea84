/** One format of a picture, as `<source>` offers it. */
interface PictureSource {
  type: string;
  /** Every width, as `/assets/… 480w, /assets/… 800w`. */
  srcset: string;
}

/** What an `<img>` loads: an address, and better choices where there are any. */
export interface ImageFiles {
  src: string;
  /** Further widths of the same format, where its host has them. */
  srcset?: string;
  /** The best format first; the last one every browser can show. */
  sources: readonly PictureSource[];
}

/** A picture that our own host serves; `src` is its widest JPEG. */
export interface LocalPicture extends ImageFiles {
  /** Pixels of the original. */
  width: number;
  height: number;
}

/** Pictures that our own host serves, by the address that content names them by. */
export type LocalPictures = Readonly<Record<string, LocalPicture>>;
