import type { Language } from '../../content/schema/text';

let setting: Language = document.documentElement.lang === 'en' ? 'en' : 'sv';

/** The visitor's language: what the address said at first, what the toggle says since. Never stored. */
export const language = {
  now: (): Language => setting,
  set(to: Language): void {
    setting = to;
  },
};
