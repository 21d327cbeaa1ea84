import type { SectionOf } from '../../../content/schema/sections';
import { useTexts } from '../../edition/edition';
import { Picture } from '../../ui/picture/picture';
import { SectionHeading } from '../section-heading';
import { Ticks } from '../../ui/ticks';

export function Stories({ section }: { section: SectionOf<'stories'> }) {
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
