/**
 * The two languages of the site: one record each, used wherever a language is named. Dates in
 * English are American, as specified.
 */
export const LANGUAGES = {
  sv: {
    code: 'sv',
    locale: 'sv-SE',
    dates: 'sv-SE',
    openGraph: 'sv_SE',
    label: 'Svenska',
    short: 'SV',
  },
  en: {
    code: 'en',
    locale: 'en-GB',
    dates: 'en-US',
    openGraph: 'en_GB',
    label: 'English',
    short: 'EN',
  },
} as const;

export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES = ['sv', 'en'] as const satisfies readonly Language[];
export const DEFAULT_LANGUAGE: Language = 'sv';

export const otherLanguage = (language: Language): Language => (language === 'sv' ? 'en' : 'sv');

export const perLanguage = <T>(make: (language: Language) => T): Record<Language, T> => ({
  sv: make('sv'),
  en: make('en'),
});

/** Whether a text names one of the languages. */
export const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGE_CODES.some((code) => code === text);
