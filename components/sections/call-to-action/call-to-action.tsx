import * as v from 'valibot';
import { headingFields } from '../../../content/schema/section-parts';
import { LinkTo } from '../../../content/schema/text';
import { useEdition, useTexts } from '../../edition/edition';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { exampleHeading, exampleLink } from '../example-parts';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

const schema = v.strictObject({
  kind: v.literal('call-to-action'),
  ...headingFields,
  action: LinkTo,
});

function CallToAction({ section }: SectionProps<typeof schema>) {
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

export const callToAction = sectionKind({
  schema,
  Component: CallToAction,
  passages: ({ heading, text }) => [passage(heading, text)],
  example: { kind: 'call-to-action', ...exampleHeading, action: exampleLink },
});
