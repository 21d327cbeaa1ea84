import * as v from 'valibot';
import { FigureName, headingFields, IconName } from '../../../content/schema/section-parts';
import { LinkTo, Picture as PictureSchema, Text } from '../../../content/schema/text';
import { useEdition } from '../../edition/edition';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Picture } from '../../ui/picture/picture';
import { SectionHeading } from '../section-heading';
import { exampleHeading, exampleLink, examplePicture } from '../example-parts';
import { figureText, passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

const schema = v.strictObject({
  kind: v.literal('about-preview'),
  ...headingFields,
  benefits: v.pipe(
    v.array(v.strictObject({ icon: IconName, title: Text, text: Text })),
    v.length(6, 'six benefits'),
  ),
  badge: v.strictObject({ figure: FigureName, label: Text, note: Text }),
  picture: PictureSchema,
  action: LinkTo,
});

function AboutPreview({ section }: SectionProps<typeof schema>) {
  const { shared, language } = useEdition();
  const figure = shared.figures[language][section.badge.figure];
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

export const aboutPreview = sectionKind({
  schema,
  Component: AboutPreview,
  passages: ({ heading, text, benefits, badge }, source) => [
    passage(
      heading,
      text,
      benefits.map((benefit) => [benefit.title, benefit.text]),
      `${figureText(source, badge.figure)} ${badge.label}`,
      badge.note,
    ),
  ],
  names: ({ badge }) => [['figure', badge.figure]],
  example: {
    kind: 'about-preview',
    ...exampleHeading,
    benefits: ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => ({
      icon: 'check' as const,
      title,
      text: 'A benefit.',
    })),
    badge: { figure: 'clients', label: 'customers', note: 'in all' },
    picture: examplePicture,
    action: exampleLink,
  },
});
