import type { ImageFiles } from '../../../content/schema/local-picture';

interface ImageProps {
  files: ImageFiles;
  /** Empty where words beside the picture say all there is to say. */
  alt: string;
  width: number;
  height: number;
  /** The width it is shown at, as the attribute `sizes` says it. */
  sizes: string;
  /** The page's largest in the first view: loaded at once, before others. */
  eager?: boolean;
}

/** An `<img>`, with formats and widths to choose from where our own host serves the picture. */
export function Image({ files, alt, width, height, sizes, eager = false }: ImageProps) {
  const image = (
    <img
      src={files.src}
      srcSet={files.srcset}
      sizes={files.srcset && sizes}
      alt={alt}
      aria-hidden={alt === '' || undefined}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
  if (files.sources.length === 0) return image;
  return (
    <picture>
      {files.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
