import type { Language } from '../../content/schema/text';

export const isLanguage = (text: string | undefined): text is Language =>
  text === 'sv' || text === 'en';
