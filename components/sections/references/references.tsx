import type { SectionOf } from '../../../content/schema/sections';
import { useEdition } from '../../edition/edition';
import { useLanguage } from '../../language/language';
import { SectionHeading } from '../section-heading';

/** The customers' names as one running line of display type, each with its trade. */
export function References({ section }: { section: SectionOf<'references'> }) {
  const { references } = useEdition().shared.people;
  const language = useLanguage();
  return (
    <section className="references wide" id={section.id}>
      <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
      <ul className="reference-names" data-reveal="">
        {references.map(({ name, type }) => (
          <li key={name}>
            <strong>{name}</strong> <span>{type[language]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
