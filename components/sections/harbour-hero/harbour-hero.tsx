import type { SectionOf } from '../../../content/schema/sections';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { Avatar } from '../../ui/picture/avatar';
import { Stars } from '../../ui/stars/stars';

/** Home's opening: the harbour chart at night, and the beam that turns over it. */
export function HarbourHero({ section }: { section: SectionOf<'harbour-hero'> }) {
  return (
    <section className="harbour on-ink">
      <div className="harbour-chart" aria-hidden="true">
        <div className="harbour-beam" />
        <div className="harbour-rings" />
      </div>
      <div className="harbour-inner">
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
