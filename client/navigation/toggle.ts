import { closest, isPlainClick } from '../dom/dom';
import { isLanguage } from '../../content/core/language';
import { language } from './language-setting';
import { visitAddress } from './visit';

/** The toggle changes the setting and swaps the page in place; the address stays. */
export function startToggle(): void {
  document.addEventListener('click', (event) => {
    const to = closest(event, '[data-language-toggle]')?.dataset.languageToggle;
    if (!isLanguage(to) || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    language.set(to);
    void visitAddress(location.href, 'toggle');
  });
}
