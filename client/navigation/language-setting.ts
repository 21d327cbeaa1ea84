import { DEFAULT_LANGUAGE, type Language, isLanguage } from '../../content/core/language';

const { lang } = document.documentElement;
let setting: Language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;

/** The visitor's language: what the address said at first, what the toggle says since. Never stored. */
export const language = {
  now: (): Language => setting,
  set(to: Language): void {
    setting = to;
  },
};
