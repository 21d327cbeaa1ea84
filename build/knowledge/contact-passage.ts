import type { Language } from '../../content/core/language';
import type { Knowledge, Passage } from '../../lambdas/assistant/knowledge';
import type { Content } from '../content/content';
import { editionPath } from '../../content/core/paths';

/** The contact details in one language, as the contact page words them, and the passage that states them. */
export function contactOf(
  { site, pages, dictionaries }: Content,
  language: Language,
): { passage: Omit<Passage, 'wordings'>; details: Knowledge['contact'][Language] } {
  const { phone, email, street, postalCode, city } = site.contact;
  const hours = site.contact.hours[language];
  const { navigation } = dictionaries[language];
  const page = pages.find(
    ({ language: own, sections }) =>
      own === language && sections.some(({ kind }) => kind === 'contact'),
  );
  const section = page?.sections.find(({ kind }) => kind === 'contact');
  const words = section?.kind === 'contact' ? section.details : undefined;
  const line = (label: string | undefined, value: string): string =>
    label === undefined ? `${value}.` : `${label}: ${value}.`;
  const passage: Omit<Passage, 'wordings'> = {
    id: `contact.${language}`,
    language,
    path: editionPath(page?.route ?? '/', language),
    title: page?.title ?? '',
    page: navigation.contact,
    heading: navigation.contact,
    text: [
      line(words?.phone, phone),
      line(words?.email, email),
      line(words?.hours, hours),
      line(words?.address, `${street}, ${postalCode} ${city}`),
    ].join(' '),
    topics: [],
  };
  return {
    passage,
    details: {
      passage: passage.id,
      phone,
      email,
      hours,
      privacy: editionPath('/privacy-policy', language),
    },
  };
}
