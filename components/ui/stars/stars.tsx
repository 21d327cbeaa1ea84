import { fill, useTexts } from '../../edition/edition';

/** A rating as stars; read out as a sentence. */
export function Stars({ rating }: { rating: number }) {
  const texts = useTexts();
  return (
    <span
      className={`stars stars-${rating}`}
      role="img"
      aria-label={fill(texts.stars, { rating })}
    />
  );
}
