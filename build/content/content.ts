import type { Dictionary } from '../../content/schema/dictionary';
import type { Page, Post } from '../../content/schema/page';
import type { Redirects } from '../../content/schema/redirects';
import type { Navigation, People, Site } from '../../content/schema/site';
import type { Logo, Theme } from '../../content/schema/theme';
import type { Language } from '../../content/core/language';

/** Everything an editor wrote, checked against the schemas. */
export interface Content {
  site: Site;
  navigation: Navigation;
  people: People;
  theme: Theme;
  logo: Logo;
  dictionaries: Record<Language, Dictionary>;
  pages: readonly Page[];
  posts: readonly Post[];
  /** `redirects.yaml`, empty where there is none. */
  redirects: { file: string; data: Redirects };
}
