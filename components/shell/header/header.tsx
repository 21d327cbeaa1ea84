import { LANGUAGES, otherLanguage } from '../../../content/core/language';
import { useEdition, useTexts } from '../../edition/edition';
import { Link } from '../../edition/link';
import { BrandMark } from '../../ui/brand-mark';
import { type NavigationItem, navigationItems } from '../navigation';

/** The fixed bar, which is transparent over the page's dark top and white once scrolled. */
export function Header() {
  const { shared, language } = useEdition();
  const texts = useTexts();
  return (
    <header className="bar" id="top">
      <div className="bar-inner wide">
        <Link
          className="bar-brand"
          to="/"
          aria-label={`${shared.site.brand.name}, ${texts.navigation.home}`}
        >
          <BrandMark />
          {shared.site.brand.name}
        </Link>
        <button type="button" className="menu-button" aria-expanded="false" aria-controls="menu">
          <span className="menu-button-lines" />
          <span className="menu-closed">{texts.navigation.menu}</span>
          <span className="menu-open">{texts.navigation.close}</span>
        </button>
        <nav className="menu" id="menu" aria-label={texts.navigation.label}>
          <ul className="menu-list">
            {navigationItems(shared, language).map((item) => (
              <li key={item.label} className={item.kind === 'menu' ? 'dropdown' : undefined}>
                <Item item={item} />
              </li>
            ))}
          </ul>
          <div className="menu-actions">
            <LanguageToggle />
            <Link className="button button-primary button-small" to="/contact">
              {texts.navigation.quote}
            </Link>
          </div>
        </nav>
      </div>
    </header>
  );
}

function Item({ item }: { item: NavigationItem }) {
  const { route, counterpart } = useEdition();
  if (item.kind === 'link') {
    return (
      <Link className="menu-link" to={item.to}>
        {item.label}
      </Link>
    );
  }
  const holdsCurrent = item.links.some(({ to }) => to === route || to === counterpart);
  return (
    <>
      <button
        type="button"
        className="menu-link dropdown-button"
        aria-expanded="false"
        aria-controls={item.id}
        data-current={holdsCurrent || undefined}
      >
        {item.label}
      </button>
      <ul className="dropdown-list" id={item.id}>
        {item.links.map(({ to, label }) => (
          <li key={to}>
            <Link className="dropdown-link" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Shows the language it leads to; without JavaScript a plain link to the other edition. */
function LanguageToggle() {
  const { toggle, language } = useEdition();
  const other = LANGUAGES[otherLanguage(language)];
  return (
    <a
      className="language-toggle"
      href={toggle}
      hrefLang={other.code}
      lang={other.code}
      data-language-toggle={other.code}
      aria-label={`${other.short}: ${useTexts().navigation.switchLanguage}`}
    >
      {other.short}
    </a>
  );
}
