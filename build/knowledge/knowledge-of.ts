import { passage, type PassageText } from '../../components/sections/passages';
import { kindOf } from '../../components/sections/registry';
import { hasText, type Page, type Post } from '../../content/schema/page';
import { LANGUAGE_CODES, type Language, perLanguage } from '../../content/core/language';
import { hashOf } from '../../lambdas/assistant/words/hash-of';
import { readWordings, type Wordings } from '../../lambdas/training/read-wordings';
import type { Knowledge, Passage } from '../../lambdas/assistant/knowledge';
import type { Content } from '../content/content';
import { editionPath, isNotFoundRoute } from '../../content/core/paths';
import { contactOf } from './contact-passage';
import { shortNameOf } from './short-name-of';
import { partsOf } from './plain-text';

/** What the assistant answers from: the content as passages, each with its page. */
export const knowledgeOf = (content: Content): Knowledge => ({
  version: 1,
  name: content.site.brand.name,
  contact: perLanguage((language) => contactOf(content, language).details),
  passages: passagesOf(content),
});

/** The whole content as passages, each with how visitors ask for it where that is noted. */
export function passagesOf(content: Content): Passage[] {
  const wordings = perLanguage(readWordings);
  const homes = perLanguage((language) => content.dictionaries[language].navigation.homeCrumb);
  const pages = content.pages.filter(({ route }) => !isNotFoundRoute(route));
  const posts = perLanguage((language) => newestFirst(content.posts, language));
  return [
    ...LANGUAGE_CODES.map((language) => {
      const { passage } = contactOf(content, language);
      return { ...passage, wordings: wordings[language](passage.path, passage.heading, 1) };
    }),
    ...pages.flatMap((page) =>
      passages(page, pageTexts(page, content, posts[page.language].announced), wordings, homes),
    ),
    ...LANGUAGE_CODES.flatMap((language) =>
      posts[language].published.flatMap((post, at) =>
        passages(
          post,
          [summaryOf(post), ...(at < POSTS_READ ? proseOf(post) : [])],
          wordings,
          homes,
        ),
      ),
    ),
  ];
}

/** Articles that the assistant reads whole. Of older ones it reads what they are about: the functions carry all of it. */
const POSTS_READ = 20;

function newestFirst(
  posts: readonly Post[],
  language: Language,
): Record<'published' | 'announced', readonly Post[]> {
  const own = posts
    .filter((post) => post.language === language)
    .sort((a, b) => b.date.localeCompare(a.date));
  const published = new Set(own.filter(hasText));
  return { published: [...published], announced: own.filter((post) => !published.has(post)) };
}

const pageTexts = (
  page: Page,
  { site, people }: Content,
  announced: readonly Post[],
): PlacedText[] => [
  summaryOf(page),
  ...page.sections.flatMap((section) =>
    kindOf(section)
      .passages(section, { language: page.language, figures: site.figures, people, announced })
      .map((passage) => ({ ...passage, anchor: 'id' in section ? section.id : undefined })),
  ),
  ...proseOf(page),
];

const summaryOf = (page: Page | Post): PassageText =>
  passage(page.title, page.description, page.kind === 'post' && page.excerpt);

const proseOf = ({ title, body }: Page | Post): PassageText[] =>
  partsOf(body).map(({ heading, text }) => ({ heading: heading ?? title, text }));

/** What a page says, with the anchor of the section where it stands. */
type PlacedText = PassageText & { anchor?: string | undefined };

function passages(
  page: Page | Post,
  texts: readonly PlacedText[],
  wordings: Readonly<Record<Language, Wordings>>,
  homes: Readonly<Record<Language, string>>,
): Passage[] {
  const { route, language, title } = page;
  const path = editionPath(route, language);
  const parts = new Map<string, number>();
  return texts
    .filter(({ text }) => text !== '')
    .map(({ heading, text, topics = [], anchor }) => {
      const part = (parts.get(heading) ?? 0) + 1;
      parts.set(heading, part);
      return {
        id: `${path}#${hashOf(`${heading} ${part}`).toString(36)}`,
        language,
        path: anchor === undefined ? path : `${path}#${anchor}`,
        title,
        page: shortNameOf(page, homes[language]),
        heading,
        text,
        topics: [...topics],
        wordings: wordings[language](path, heading, part),
      };
    });
}
