import type { EmailService } from '../../content/schema/site';
import type { PlannedDocument } from '../../content/schema/planned-document';
import type { SharedContent } from '../../components/edition/edition';
import type { LocalPictures } from '../../content/schema/local-picture';
import { chatKeyFor } from './chat-key';
import { type Language, perLanguage } from '../../content/core/language';
import type { Content } from '../content/content';
import { formatFigure } from '../content/facts';

/** The part of the content that every document is rendered with. */
export function sharedContent(
  content: Content,
  documents: readonly PlannedDocument[],
  siteUrl: string,
  emailService: EmailService,
  pictures: LocalPictures = {},
): SharedContent {
  const { site, navigation, people, theme, logo, dictionaries } = content;
  const figuresIn = (language: Language): Record<string, string> =>
    Object.fromEntries(
      Object.entries(site.figures).map(([name, figure]) => [name, formatFigure(figure, language)]),
    );
  return {
    site,
    siteUrl,
    emailService,
    chatKey: chatKeyFor(process.env),
    navigation,
    people,
    theme,
    logo,
    dictionaries,
    figures: perLanguage(figuresIn),
    pictures,
    counterparts: new Map(
      documents.flatMap(({ path, inShellLanguage: to }) => (to ? [[path, to] as const] : [])),
    ),
    year: new Date().getFullYear(),
  };
}
