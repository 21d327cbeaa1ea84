import { createContext, useContext, type ReactNode } from 'react';
import type { Dictionary } from '../../content/schema/dictionary';
import type { EmailService, Navigation, People, Site } from '../../content/schema/site';
import type { Logo, Theme } from '../../content/schema/theme';
import type { Language } from '../../content/core/language';
import type { Counterparts } from '../../content/core/paths';
import type { LocalPictures } from '../../content/schema/local-picture';

export { fill } from './fill';

/** What every document of a site shares. */
export interface SharedContent {
  site: Site;
  siteUrl: string;
  navigation: Navigation;
  people: People;
  theme: Theme;
  logo: Logo;
  emailService: EmailService;
  /** Public credential of the chat's calls. */
  chatKey: string;
  dictionaries: Record<Language, Dictionary>;
  /** Figures of `site.yaml` as texts, by name. */
  figures: Record<Language, Readonly<Record<string, string>>>;
  /** Pictures that our own host serves; all others stay at the address that content names. */
  pictures: LocalPictures;
  counterparts: Counterparts;
  /** Year of the build; the browser corrects it. */
  year: number;
}

/** What is being rendered: in which language and shell, and what leads where from it. */
export interface Edition {
  shared: SharedContent;
  /** In which its own words are. */
  language: Language;
  shell: Language;
  route: string;
  counterpart: string | undefined;
  toggle: string;
}

const EditionContext = createContext<Edition | undefined>(undefined);

export function EditionProvider(props: { edition: Edition; children?: ReactNode }) {
  return <EditionContext.Provider value={props.edition}>{props.children}</EditionContext.Provider>;
}

/**
 * The edition being rendered. Exists at build time only, never in an island.
 *
 * @throws Error outside an EditionProvider.
 */
export function useEdition(): Edition {
  const edition = useContext(EditionContext);
  if (!edition) throw new Error('useEdition() was called outside <EditionProvider>.');
  return edition;
}

/** The dictionary of the edition's language. */
export function useTexts(): Dictionary {
  const { shared, language } = useEdition();
  return shared.dictionaries[language];
}
