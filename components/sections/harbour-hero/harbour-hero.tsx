import * as v from 'valibot';
import { IconName } from '../../../content/schema/section-parts';
import { LinkTo, Picture, Text } from '../../../content/schema/text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Avatar } from '../../ui/picture/avatar';
import { Stars } from '../../ui/stars/stars';
import { exampleLink } from '../example-parts';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';

const schema = v.strictObject({
  kind: v.literal('harbour-hero'),
  eyebrow: Text,
  heading: Text,
  text: Text,
  primary: LinkTo,
  secondary: LinkTo,
  trust: Text,
  avatars: v.array(Picture),
  badges: v.array(v.strictObject({ icon: IconName, label: Text })),
});

/** Home's opening: the harbour chart at night, and the beam that turns over it. */
function HarbourHero({ section }: SectionProps<typeof schema>) {
  return (
    <section className="harbour on-ink">
      <div className="harbour-chart" aria-hidden="true">
        <div className="harbour-beam" />
        <div className="harbour-rings" />
      </div>
      <div className="harbour-inner wide">
        <p className="eyebrow">{section.eyebrow}</p>
        <h1>{section.heading}</h1>
        <p className="lead">{section.text}</p>
        <div className="button-row">
          <Button link={section.primary} />
          <Button link={section.secondary} look="quiet" />
        </div>
        <div className="harbour-trust">
          <div className="avatar-row">
            {section.avatars.map(({ url, alt }) => (
              <Avatar key={url} name={alt} url={url} size={44} />
            ))}
          </div>
          <div>
            <Stars rating={5} />
            <p>{section.trust}</p>
          </div>
        </div>
        <ul className="harbour-badges">
          {section.badges.map(({ icon, label }) => (
            <li key={label}>
              <Icon name={icon} />
              {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const harbourHero = sectionKind({
  schema,
  Component: HarbourHero,
  passages: ({ heading, text, trust, badges }) => [
    passage(
      heading,
      text,
      trust,
      badges.map(({ label }) => label),
    ),
  ],
  example: {
    kind: 'harbour-hero',
    eyebrow: 'For example',
    heading: 'An example',
    text: 'It shows every field.',
    primary: exampleLink,
    secondary: exampleLink,
    trust: 'Trusted by many',
    avatars: [{ url: 'https://randomuser.me/api/portraits/women/1.jpg', alt: 'Anna Prov' }],
    badges: [{ icon: 'search', label: 'SEO' }],
  },
});
