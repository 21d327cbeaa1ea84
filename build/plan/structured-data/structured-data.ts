import type { Graph, Thing, WebSite } from 'schema-dts';
import type { Document } from '../../../components/document/document-data';
import type { Site } from '../../../content/schema/site';
import { LANGUAGES } from '../../../content/schema/text';
import type { Content } from '../../content/content';
import { breadcrumbList } from './breadcrumb-list';
import { businessOf, localBusiness } from './business';
import { faqPage } from './faq-page';
import { articleOf, postOf, serviceOf, webPage } from './page-kinds';

/** What the parts of a graph are made from. */
export interface GraphContext {
  document: Document;
  site: Site;
  /** What breadcrumbs call Home in the text's language. */
  homeCrumb: string;
  /** Full address of a path of the site. */
  url: (path: string) => string;
}

/** What search engines are told about a document, in schema.org's words: one graph. */
export function structuredData(
  document: Document,
  { site, dictionaries, siteUrl }: Pick<Content, 'site' | 'dictionaries'> & { siteUrl: string },
): Graph {
  const context: GraphContext = {
    document,
    site,
    homeCrumb: dictionaries[document.text].navigation.homeCrumb,
    url: (path) => new URL(path, siteUrl).href,
  };
  return { '@context': 'https://schema.org', '@graph': parts(context) };
}

function parts(context: GraphContext): Thing[] {
  const { document } = context;
  const { view } = document;
  if (view.kind === 'post') return [postOf(context, view.post), businessOf(context)];
  const questions = view.sections.flatMap((section) =>
    section.kind === 'faq' ? section.questions : [],
  );
  return [
    view.about?.type === 'article' ? articleOf(context, view.about.date) : webPage(context),
    ...(view.about?.type === 'service' ? [serviceOf(context, view.about)] : []),
    view.about?.type === 'local-business'
      ? localBusiness(context, view.about)
      : businessOf(context),
    ...(document.route === '/' ? [webSite(context)] : []),
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
