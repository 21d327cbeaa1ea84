import * as v from 'valibot';
import { headingFields } from '../../../content/schema/section-parts';
import { Text } from '../../../content/schema/text';
import { fill, useEdition, useTexts } from '../../edition/edition';
import { Island } from '../../island/island';
import { TestimonialCarousel } from './testimonial-carousel.island';
import { initials } from '../../ui/picture/initials';
import { filesOf } from '../../ui/picture/local-picture';
import { SectionHeading } from '../section-heading';
import { exampleHeading } from '../example-parts';
import { passage, saying } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

const schema = v.strictObject({
  kind: v.literal('testimonials'),
  ...headingFields,
  /** Ids of `people.yaml`, in order. */
  show: v.array(Text),
});

function Testimonials({ section }: SectionProps<typeof schema>) {
  const { shared, language } = useEdition();
  const { people, pictures } = shared;
  const texts = useTexts();
  const testimonials = section.show.flatMap(
    (id) => people.testimonials.find((person) => person.id === id) ?? [],
  );
  const slides = testimonials.map(({ name, position, company, image, quote, rating }, index) => ({
    name,
    role: `${position[language]}, ${company}`,
    image: filesOf(image, pictures, { width: 64, height: 64 }),
    initials: initials(name),
    quote: quote[language],
    rating,
    stars: fill(texts.stars, { rating }),
    place: fill(texts.carousel.place, { number: index + 1, of: testimonials.length }),
    show: fill(texts.carousel.show, { number: index + 1, name }),
  }));
  const { label, role, pause, play } = texts.carousel;
  return (
    <section className="testimonials on-beam" id={section.id}>
      <div className="wide">
        <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
        <Island
          name="testimonial-carousel"
          component={TestimonialCarousel}
          load="visible"
          props={{ slides, label, role, pause, play }}
        />
      </div>
    </section>
  );
}

export const testimonials = sectionKind({
  schema,
  Component: Testimonials,
  passages: ({ show }, source) =>
    source.people.testimonials
      .filter(({ id }) => show.includes(id))
      .map(({ name, position, company, quote, rating }) =>
        passage(
          `${name}, ${position[source.language]}, ${company}`,
          saying(`${name}, ${company}`, quote[source.language], source),
          `${rating}/5`,
        ),
      ),
  names: ({ show }) => show.map((id) => ['testimonial', id]),
  example: { kind: 'testimonials', ...exampleHeading, show: ['anna-prov', 'bo-test'] },
});
