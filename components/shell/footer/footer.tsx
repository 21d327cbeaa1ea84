import { useEdition, useTexts } from '../../edition/edition';
import { Link } from '../../edition/link';
import { Newsletter } from '../../ui/newsletter/newsletter';
import { SocialLinks } from '../../ui/social-links/social-links';
import { BrandMark } from '../../ui/brand-mark';
import { quickLinks, serviceLinks } from '../navigation';
import type { LinkTo } from '../../../content/schema/text';

export function Footer() {
  const { shared, language } = useEdition();
  const texts = useTexts();
  const { brand, contact } = shared.site;
  return (
    <footer className="footer" id="footer">
      <div className="footer-grid">
        <div className="footer-about">
          <p className="footer-brand">
            <BrandMark />
            {brand.name}
          </p>
          <p>{texts.footer.about}</p>
          <SocialLinks label={texts.footer.follow} />
        </div>
        <FooterLinks heading={texts.footer.quickLinks} links={quickLinks(shared, language)} />
        <FooterLinks heading={texts.footer.services} links={serviceLinks(shared, language)} />
        <div>
          <h2>{texts.footer.contact}</h2>
          <address>
            <a href={contact.maps}>
              {contact.street}
              <br />
              {`${contact.postalCode} ${contact.city}`}
            </a>
            <a href={`tel:${contact.phoneInternational}`}>{contact.phone}</a>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
            <span>{contact.hours[language]}</span>
          </address>
        </div>
        <Newsletter words={texts.footer.newsletter} />
      </div>
      <div className="footer-end">
        <p>
          © <span data-current-year="">{shared.year}</span> {brand.name}. {texts.footer.rights}
        </p>
        <ul>
          {shared.navigation.legal.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label[language]}</Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}

function FooterLinks({ heading, links }: { heading: string; links: readonly LinkTo[] }) {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
