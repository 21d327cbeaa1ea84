import type { SectionOf } from '../../../content/schema/sections';
import { useEdition, useTexts } from '../../edition/edition';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';

export function CallToAction({ section }: { section: SectionOf<'call-to-action'> }) {
  const { contact } = useEdition().shared.site;
  const texts = useTexts();
  return (
    <section className="call-to-action on-ink" id={section.id}>
      <div className="call-to-action-beam" aria-hidden="true" />
      <div className="wide call-to-action-inner">
        {section.eyebrow && <p className="eyebrow">{section.eyebrow}</p>}
        <h2>{section.heading}</h2>
        {section.text && <p className="lead">{section.text}</p>}
        <div className="button-row">
          <Button link={section.action} />
          <a className="call-link" href={`tel:${contact.phoneInternational}`}>
            <Icon name="phone" />
            {`${texts.callUs} ${contact.phone}`}
          </a>
        </div>
      </div>
    </section>
  );
}
