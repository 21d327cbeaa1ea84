import type { Graph, Thing, WebSite } from 'schema-dts';
import { LANGUAGES } from '../../../content/core/language';
import type { Content } from '../../content/content';
import { BLOG } from '../../../content/core/paths';
import { breadcrumbList } from './breadcrumb-list';
import { type Business, localBusiness } from './business';
import { faqPage } from './faq-page';
import type { GraphContext } from './graph-context';
import { articleOf, postOf, serviceOf, webPage } from './page-kinds';

/** What search engines are told about a document, in schema.org's words: one graph. */
export function structuredData(
  document: GraphContext['document'],
  { site, dictionaries, siteUrl }: Pick<Content, 'site' | 'dictionaries'> & { siteUrl: string },
  agency: Business,
): Graph {
  const context: GraphContext = {
    document,
    site,
    words: dictionaries[document.text].navigation,
    url: (path) => new URL(path, siteUrl).href,
  };
  return { '@context': 'https://schema.org', '@graph': parts(context, agency) };
}

function parts(context: GraphContext, agency: Business): Thing[] {
  const { document } = context;
  const { view } = document;
  if (view.kind === 'post') {
    const { title, language } = view.post;
    const blog = { label: context.words.blog, to: BLOG[language] };
    return [
      postOf(context, view.post),
      agency,
      breadcrumbList(context, { parents: [blog], name: title }),
    ];
  }
  const questions = view.sections.flatMap((section) =>
    section.kind === 'faq' ? section.questions : [],
  );
  return [
    ...(view.about?.type === 'article'
      ? [articleOf(context, view.about)]
      : [webPage(context), webSite(context)]),
    ...(view.about?.type === 'service' ? [serviceOf(context, view.about)] : []),
    view.about?.type === 'local-business'
      ? localBusiness(agency, context.site, view.about)
      : agency,
    ...(questions.length > 0 ? [faqPage(context, questions)] : []),
    ...(view.breadcrumbs ? [breadcrumbList(context, view.breadcrumbs)] : []),
  ];
}

const webSite = ({ site, url }: GraphContext): WebSite => ({
  '@type': 'WebSite',
  '@id': url('/#website'),
  url: url('/'),
  name: site.brand.name,
  inLanguage: Object.values(LANGUAGES).map(({ locale }) => locale),
  publisher: { '@id': url('/#organisation') },
});
