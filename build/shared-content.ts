import type { SharedContent } from '../components/edition/edition';
import type { EmailService } from '../components/sections/contact/send-inquiry';
import type { LocalPictures } from '../components/ui/picture/local-picture';
import { chatKeyFor } from './chat-key';
import { LANGUAGE_CODES, type Language } from '../content/schema/text';
import type { Content } from './content/content';
import { formatFigure } from './content/facts';

/** The part of the content that every document is rendered with. */
export function sharedContent(
  content: Content,
  siteUrl: string,
  emailService: EmailService,
  pictures: LocalPictures = {},
): SharedContent {
  const { site, navigation, people, dictionaries } = content;
  const figuresIn = (language: Language): Record<string, string> =>
    Object.fromEntries(
      Object.entries(site.figures).map(([name, figure]) => [name, formatFigure(figure, language)]),
    );
  const [sv, en] = LANGUAGE_CODES.map(figuresIn);
  return {
    site,
    siteUrl,
    emailService,
    chatKey: chatKeyFor(process.env),
    navigation,
    people,
    dictionaries,
    figures: { sv: sv ?? {}, en: en ?? {} },
    pictures,
    year: new Date().getFullYear(),
  };
}
