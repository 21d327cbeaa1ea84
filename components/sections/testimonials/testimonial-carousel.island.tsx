import { useEffect, useRef, useState } from 'react';
import { Image } from '../../ui/picture/image';
import type { ImageFiles } from '../../../content/schema/local-picture';

const ROTATION_MS = 5000;

interface Slide {
  name: string;
  role: string;
  image: ImageFiles;
  initials: string;
  quote: string;
  rating: number;
  /** The rating as a sentence. */
  stars: string;
  /** Which of how many it is. */
  place: string;
  /** What the slide's dot does. */
  show: string;
}

interface TestimonialCarouselProps {
  slides: readonly Slide[];
  label: string;
  /** What a carousel is called. */
  role: string;
  pause: string;
  play: string;
}

/**
 * One testimonial at a time, the next one every 5 s. Rests while the pointer is on the words or a
 * keyboard's focus within, while the tab is hidden, when paused, and for visitors who want no motion.
 */
export function TestimonialCarousel({
  slides,
  label,
  role,
  pause,
  play,
}: TestimonialCarouselProps) {
  const root = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPaused(true);
  }, []);

  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => {
      const attended = root.current?.querySelector('.carousel-slides:hover, :focus-visible');
      if (!attended && !document.hidden) setIndex((index + 1) % slides.length);
    }, ROTATION_MS);
    return () => clearInterval(timer);
  }, [paused, index, slides.length]);

  return (
    <div
      className="carousel"
      ref={root}
      role="group"
      aria-roledescription={role}
      aria-label={label}
    >
      <button
        type="button"
        className={paused ? 'pause pause-paused' : 'pause'}
        aria-label={paused ? play : pause}
        onClick={() => setPaused(!paused)}
      />
      <div className="carousel-slides" aria-live={paused ? 'polite' : 'off'}>
        {slides.map((slide, place) => (
          <div
            key={slide.name}
            className={place === index ? 'slide slide-shown' : 'slide'}
            role="group"
            aria-label={slide.place}
          >
            <figure>
              <span className={`stars stars-${slide.rating}`} role="img" aria-label={slide.stars} />
              <blockquote className="quoted">{slide.quote}</blockquote>
              <figcaption>
                <span className="avatar">
                  <span className="avatar-initials" aria-hidden="true">
                    {slide.initials}
                  </span>
                  <Image files={slide.image} alt="" width={64} height={64} sizes="72px" />
                </span>
                <span>
                  <strong>{slide.name}</strong>
                  <span>{slide.role}</span>
                </span>
              </figcaption>
            </figure>
          </div>
        ))}
      </div>
      <div className="carousel-controls">
        {slides.map((slide, place) => (
          <button
            key={slide.name}
            type="button"
            className="dot"
            aria-label={slide.show}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => setIndex(place)}
          />
        ))}
      </div>
    </div>
  );
}
