import type { SectionOf } from '../../../content/schema/sections';
import { useEdition } from '../../edition/edition';
import { useLanguage } from '../../language/language';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Picture } from '../../ui/picture/picture';
import { SectionHeading } from '../section-heading';

export function AboutPreview({ section }: { section: SectionOf<'about-preview'> }) {
  const figure = useEdition().shared.figures[useLanguage()][section.badge.figure];
  return (
    <section className="about-preview on-mist" id={section.id}>
      <div className="wide about-preview-grid">
        <div className="about-preview-picture" data-reveal="">
          <Picture picture={section.picture} width={720} height={840} />
          <p className="about-preview-badge">
            <strong>{figure}</strong>
            <span>{section.badge.label}</span>
            <small>{section.badge.note}</small>
          </p>
        </div>
        <div>
          <SectionHeading eyebrow={section.eyebrow} heading={section.heading} text={section.text} />
          <dl className="benefits">
            {section.benefits.map((benefit) => (
              <div key={benefit.title} data-reveal="">
                <dt>
                  <Icon name={benefit.icon} />
                  {benefit.title}
                </dt>
                <dd>{benefit.text}</dd>
              </div>
            ))}
          </dl>
          <Button link={section.action} look="quiet" />
        </div>
      </div>
    </section>
  );
}
