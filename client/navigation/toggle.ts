import { isLanguage } from './is-language';
import { language } from './language-setting';
import { visitAddress } from './visit';

/** The toggle changes the setting and swaps the page in place; the address stays. */
export function startToggle(): void {
  document.addEventListener('click', (event) => {
    const toggle =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('[data-language-toggle]')
        : null;
    const to = toggle?.dataset.languageToggle;
    if (
      !isLanguage(to) ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      event.altKey ||
      event.button !== 0
    )
      return;
    event.preventDefault();
    event.stopPropagation();
    language.set(to);
    void visitAddress(location.href, 'toggle');
  });
}
