import { createContext, useContext, type ReactNode } from 'react';
import type { Language } from '../../content/core/language';

const LanguageContext = createContext<Language | undefined>(undefined);

/** Sets the language for everything inside. */
export function LanguageProvider(props: { language: Language; children?: ReactNode }) {
  return (
    <LanguageContext.Provider value={props.language}>{props.children}</LanguageContext.Provider>
  );
}

/**
 * The language in force here.
 *
 * @throws Error outside a LanguageProvider.
 */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === undefined) {
    throw new Error(
      'useLanguage() was called outside <LanguageProvider>: wrap the component in one.',
    );
  }
  return language;
}
