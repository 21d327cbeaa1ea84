import type { ReactNode } from 'react';
import type { IconName } from '../../../content/schema/section-parts';
import { useEdition } from '../../edition/edition';
import { Island } from '../../island/island';
import { ContactForm } from './contact-form.island';
import { BrandMark } from '../../ui/brand-mark';
import { Icon } from '../../ui/icon/icon';
import { SocialLinks } from '../../ui/social-links/social-links';
import { passage } from '../passages';
import { sectionKind, type SectionProps } from '../section-kind';
import { schema } from './schema';

/** How to reach us, the message form, and where we are on our own chart until there is a map. */
function Contact({ section }: SectionProps<typeof schema>) {
  const { shared, language } = useEdition();
  const { site, emailService } = shared;
  const { contact } = site;
  const { details, form, location } = section;
  const { heading, text, withoutScript, ...formTexts } = form;
  const address = `${contact.street}, ${contact.postalCode} ${contact.city}`;
  return (
    <>
      <section className="contact wide">
        <div className="contact-details">
          <h2>{details.heading}</h2>
          <dl>
            <Detail icon="phone" label={details.phone}>
              <a href={`tel:${contact.phoneInternational}`}>{contact.phone}</a>
            </Detail>
            <Detail icon="mail" label={details.email}>
              <a href={`mailto:${contact.email}`}>{contact.email}</a>
            </Detail>
            <Detail icon="map-pin" label={details.address}>
              <a href={contact.maps}>{address}</a>
            </Detail>
            <Detail icon="clock" label={details.hours}>
              {contact.hours[language]}
            </Detail>
          </dl>
          <h3>{details.follow}</h3>
          <SocialLinks label={details.follow} />
        </div>
        <div className="contact-form">
          <h2>{heading}</h2>
          {text && <p>{text}</p>}
          <p className="contact-without-script">
            {`${withoutScript} `}
            <a href={`mailto:${contact.email}`}>{contact.email}</a>,{' '}
            <a href={`tel:${contact.phoneInternational}`}>{contact.phone}</a>
          </p>
          <Island
            name="contact-form"
            component={ContactForm}
            load="idle"
            props={{ texts: formTexts, service: emailService }}
          />
        </div>
      </section>
      <section className="contact-location on-ink">
        <div className="contact-chart" aria-hidden="true">
          <div className="contact-light">
            <BrandMark />
            <p>
              {contact.street}
              <small>{`${degrees(contact.latitude, ['N', 'S'])} ${degrees(contact.longitude, ['E', 'W'])}`}</small>
            </p>
          </div>
        </div>
        <div className="wide">
          <div className="contact-place">
            <h2>{location.heading}</h2>
            <p>{location.text}</p>
            <a className="arrow-link" href={contact.maps}>
              {address}
            </a>
          </div>
        </div>
      </section>
    </>
  );
}

interface DetailProps {
  icon: IconName;
  label: string;
  children: ReactNode;
}

function Detail({ icon, label, children }: DetailProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** `57.65143` → `57°39′N`, as a sea chart says it. */
function degrees(value: number, [positive, negative]: readonly [string, string]): string {
  const minutes = Math.round(Math.abs(value) * 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)}°${rest}′${value < 0 ? negative : positive}`;
}

export const contact = sectionKind({
  schema,
  Component: Contact,
  // The contact details are a passage of their own.
  passages: ({ form, location }) => [
    passage(form.heading, form.text),
    passage(location.heading, location.text),
  ],
  example: {
    kind: 'contact',
    details: {
      heading: 'Find us',
      phone: 'Phone',
      email: 'E-mail',
      address: 'Address',
      hours: 'Hours',
      follow: 'Follow us',
    },
    form: {
      heading: 'Write to us',
      text: 'We answer within a day.',
      trim: false,
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      service: 'Service',
      message: 'Message',
      optional: 'optional',
      services: [
        { value: '', label: 'Choose' },
        { value: 'seo', label: 'SEO' },
      ],
      submit: 'Send',
      sending: 'Sending',
      errors: {
        name: 'A name, please',
        email: 'An address, please',
        message: 'A message, please',
        failed: 'That failed',
        missing: 'Something is missing',
      },
      thanks: { heading: 'Thank you', text: 'We answer within a day.' },
      withoutScript: 'Write to us instead:',
    },
    location: { heading: 'Here we are', text: 'By the bridge.' },
  },
});
