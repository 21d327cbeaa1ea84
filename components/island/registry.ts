import { ContactForm } from '../sections/contact/contact-form.island';
import { StatisticsCounters } from '../sections/statistics/statistics-counters.island';
import { TestimonialCarousel } from '../sections/testimonials/testimonial-carousel.island';

/** Every island by the name under which the browser loads it. */
export const islands = {
  'contact-form': ContactForm,
  'statistics-counters': StatisticsCounters,
  'testimonial-carousel': TestimonialCarousel,
} as const;

export type IslandName = keyof typeof islands;
