import * as v from 'valibot';
import { headingFields } from '../../../content/schema/section-parts';
import { PictureAddress, Text } from '../../../content/schema/text';
import { Avatar } from '../../ui/picture/avatar';
import { exampleHeading } from '../example-parts';
import { passage, saying } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

const schema = v.strictObject({
  kind: v.literal('founder'),
  ...headingFields,
  name: Text,
  position: Text,
  quote: Text,
  image: PictureAddress,
});

function Founder({ section }: SectionProps<typeof schema>) {
  return (
    <section className="founder on-beam" id={section.id}>
      <div className="wide founder-inner" data-reveal="">
        <Avatar name={section.name} url={section.image} size={240} named />
        <div>
          {section.eyebrow && <p className="eyebrow">{section.eyebrow}</p>}
          <h2>{section.heading}</h2>
          <figure>
            <blockquote>{section.quote}</blockquote>
            <figcaption>
              <strong>{section.name}</strong>, {section.position}
            </figcaption>
          </figure>
          {section.text && <p>{section.text}</p>}
        </div>
      </div>
    </section>
  );
}

export const founder = sectionKind({
  schema,
  Component: Founder,
  passages: ({ heading, text, name, position, quote }, source) => [
    passage(heading, text, saying(`${name}, ${position}`, quote, source)),
  ],
  example: {
    kind: 'founder',
    ...exampleHeading,
    name: 'Anna Prov',
    position: 'Founder',
    quote: 'We try everything.',
    image: 'https://randomuser.me/api/portraits/women/1.jpg',
  },
});
