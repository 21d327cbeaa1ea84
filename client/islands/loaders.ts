import type { ComponentType } from 'react';
import type { IslandName } from '../../components/island/island';

/** Props arrive from the document, where the build checked them against the component. */
type Loaded = ComponentType<object>;

/** The code of each island, a chunk of its own, fetched when the island wakes. */
export const islandLoaders: Record<IslandName, () => Promise<Loaded>> = {
  'contact-form': async () =>
    (await import('../../components/sections/contact/contact-form.island')).ContactForm as Loaded,
  'statistics-counters': async () =>
    (await import('../../components/sections/statistics/statistics-counters.island'))
      .StatisticsCounters as Loaded,
  'testimonial-carousel': async () =>
    (await import('../../components/sections/testimonials/testimonial-carousel.island'))
      .TestimonialCarousel as Loaded,
};

export const isIslandName = (name: string): name is IslandName => name in islandLoaders;
