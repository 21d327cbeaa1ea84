import type { PassageText } from '../../components/sections/passages';
import { kindOf } from '../../components/sections/registry';
import type { Page, Post } from '../../content/schema/page';
import { LANGUAGE_CODES, type Language, perLanguage } from '../../content/core/language';
import { readWeights } from '../../lambdas/assistant/classifier/weights-file';
import type { Knowledge, Passage } from '../../lambdas/assistant/knowledge';
import type { Content } from '../content/content';
import { editionPath, isNotFoundRoute } from '../../content/core/paths';
import { contactOf } from './contact-passage';
import { partsOf } from './plain-text';

/** Everything the assistant knows: the content as passages, each with its page, and what it learnt. */
export function knowledgeOf(content: Content): Knowledge {
  const contact = perLanguage((language) => contactOf(content, language));
  const pages = content.pages.filter(({ route }) => !isNotFoundRoute(route));
  return {
    version: 1,
    name: content.site.brand.name,
    contact: perLanguage((language) => contact[language].details),
    passages: [
      ...LANGUAGE_CODES.map((language) => contact[language].passage),
      ...pages.flatMap((page) => pagePassages(page, content)),
      ...LANGUAGE_CODES.flatMap((language) =>
        newestPosts(content.posts, language).flatMap((post) =>
          passages(post, [summaryOf(post), ...proseOf(post)]),
        ),
      ),
    ],
    classifier: readWeights(),
  };
}

/** Articles that the assistant reads: the functions carry all of it, and answers are in the pages first. */
const POSTS_READ = 20;

function newestPosts(posts: readonly Post[], language: Language): Post[] {
  const newest: Post[] = [];
  const inOrder = posts
    .filter((post) => post.language === language)
    .sort((a, b) => b.date.localeCompare(a.date));
  for (const post of inOrder) {
    if (newest.length === POSTS_READ) break;
    if (post.body.trim() !== '') newest.push(post);
  }
  return newest;
}

const pagePassages = (page: Page, { site, people }: Content): Passage[] =>
  passages(page, [
    summaryOf(page),
    ...page.sections.flatMap((section) =>
      kindOf(section)
        .passages(section, { language: page.language, figures: site.figures, people })
        .map((passage) => ({ ...passage, anchor: 'id' in section ? section.id : undefined })),
    ),
    ...proseOf(page),
  ]);

const summaryOf = ({ title, description }: Page | Post): PassageText => ({
  heading: title,
  text: description,
});

const proseOf = ({ title, body }: Page | Post): PassageText[] =>
  partsOf(body).map(({ heading, text }) => ({ heading: heading ?? title, text }));

/** What a page says, with the anchor of the section where it stands. */
type PlacedText = PassageText & { anchor?: string | undefined };

function passages(
  { route, language, title }: Page | Post,
  texts: readonly PlacedText[],
): Passage[] {
  const path = editionPath(route, language);
  return texts
    .filter(({ text }) => text !== '')
    .map(({ heading, text, topics = [], anchor }, index) => ({
      id: `${path}#${index}`,
      language,
      path: anchor === undefined ? path : `${path}#${anchor}`,
      title,
      heading,
      text,
      topics: [...topics],
    }));
}
