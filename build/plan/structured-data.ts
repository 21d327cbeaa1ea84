import type {
  BlogPosting,
  FAQPage,
  Graph,
  ProfessionalService,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { Site } from '../../content/schema/site';
import { LANGUAGES } from '../../content/schema/text';
import type { Document } from '../../components/document/document-data';

/** What search engines are told about a document, in schema.org's words. */
export function structuredData(document: Document, site: Site, siteUrl: string): Graph {
  const url = (path: string): string => new URL(path, siteUrl).href;
  const graph: Thing[] = [];
  const organisation = { '@id': url('/#organisation') };
  const page = {
    '@id': `${url(document.canonical)}#page`,
    url: url(document.canonical),
    inLanguage: LANGUAGES[document.text].locale,
    description: document.description,
  };
  if (document.view.kind === 'post') {
    const { post } = document.view;
    graph.push({
      '@type': 'BlogPosting',
      ...page,
      headline: post.title,
      datePublished: post.date,
      author: { '@type': 'Person', name: post.author },
      articleSection: post.category,
      image: post.image.url,
      publisher: organisation,
      mainEntityOfPage: url(document.canonical),
    } satisfies BlogPosting);
    graph.push(organisationOf(site, document, url));
  } else {
    graph.push({
      '@type': 'WebPage',
      ...page,
      name: document.title,
      isPartOf: { '@id': url('/#website') },
      publisher: organisation,
    } satisfies WebPage);
    graph.push(organisationOf(site, document, url));
    if (document.route === '/') {
      graph.push({
        '@type': 'WebSite',
        '@id': url('/#website'),
        url: url('/'),
        name: site.brand.name,
        inLanguage: Object.values(LANGUAGES).map(({ locale }) => locale),
        publisher: organisation,
      } satisfies WebSite);
    }
    const questions = document.view.sections.flatMap((section) =>
      section.kind === 'faq' ? section.questions : [],
    );
    if (questions.length > 0) graph.push(faqOf(questions, url(document.canonical)));
  }
  return { '@context': 'https://schema.org', '@graph': graph };
}

function organisationOf(
  site: Site,
  document: Document,
  url: (path: string) => string,
): ProfessionalService {
  const { brand, contact, social, business } = site;
  return {
    '@type': 'ProfessionalService',
    '@id': url('/#organisation'),
    name: brand.name,
    description: brand.promise[document.text],
    url: url('/'),
    logo: url('/icon-512.png'),
    image: url('/icon-512.png'),
    email: contact.email,
    telephone: contact.phoneInternational,
    priceRange: business.priceRange,
    address: {
      '@type': 'PostalAddress',
      streetAddress: contact.street,
      postalCode: contact.postalCode.replace(' ', ''),
      addressLocality: contact.city,
      addressCountry: contact.country,
    },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: contact.opens,
      closes: contact.closes,
    },
    sameAs: Object.values(social),
  };
}

function faqOf(
  questions: readonly { question: string; answer: string }[],
  canonical: string,
): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${canonical}#faq`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
