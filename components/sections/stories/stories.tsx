import * as v from 'valibot';
import { headingFields } from '../../../content/schema/section-parts';
import { Picture as PictureSchema, Text } from '../../../content/schema/text';
import { useTexts } from '../../edition/edition';
import { Picture } from '../../ui/picture/picture';
import { SectionHeading } from '../section-heading';
import { Ticks } from '../../ui/ticks';
import { exampleHeading, examplePicture } from '../example-parts';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

const schema = v.strictObject({
  kind: v.literal('stories'),
  ...headingFields,
  stories: v.array(
    v.strictObject({
      business: Text,
      title: Text,
      challenge: Text,
      solution: Text,
      results: v.pipe(v.array(Text), v.length(4, 'four results')),
      picture: PictureSchema,
    }),
  ),
});

function Stories({ section }: SectionProps<typeof schema>) {
  const { stories: words } = useTexts();
  return (
    <section className="stories wide" id={section.id}>
      <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
      {section.stories.map((story) => (
        <article key={story.business} className="story" data-reveal="">
          <Picture picture={story.picture} width={960} height={720} />
          <div className="story-words">
            <p className="eyebrow">{story.business}</p>
            <h3>{story.title}</h3>
            <dl>
              <div>
                <dt>{words.challenge}</dt>
                <dd>{story.challenge}</dd>
              </div>
              <div>
                <dt>{words.solution}</dt>
                <dd>{story.solution}</dd>
              </div>
            </dl>
            <h4>{words.results}</h4>
            <Ticks items={story.results} />
          </div>
        </article>
      ))}
    </section>
  );
}

export const stories = sectionKind({
  schema,
  Component: Stories,
  passages: ({ stories }) =>
    stories.map(({ business, title, challenge, solution, results }) =>
      passage(`${business}: ${title}`, challenge, solution, results),
    ),
  example: {
    kind: 'stories',
    ...exampleHeading,
    stories: [
      {
        business: 'Provbageriet',
        title: 'More bread',
        challenge: 'Nobody came.',
        solution: 'A new site.',
        results: ['One', 'Two', 'Three', 'Four'],
        picture: examplePicture,
      },
    ],
  },
});
