import type { Article, BlogPosting, Service, WebPage } from 'schema-dts';
import type { About, Post } from '../../../content/schema/page';
import { LANGUAGES } from '../../../content/core/language';
import { ABOUT, editionPath } from '../../../content/core/paths';
import { datesOf } from '../../../content/schema/dates-of';
import type { GraphContext } from './graph-context';

/** What every kind of page says of itself. */
function common({ document, url }: GraphContext) {
  return {
    '@id': `${url(document.canonical)}#page`,
    url: url(document.canonical),
    inLanguage: LANGUAGES[document.text].locale,
    description: document.description,
  };
}

const publisher = ({ url }: GraphContext) => ({ '@id': url('/#organisation') });

export const webPage = (context: GraphContext): WebPage => ({
  '@type': 'WebPage',
  ...common(context),
  name: context.document.title,
  isPartOf: { '@id': context.url('/#website') },
  publisher: publisher(context),
});

const dates = (dated: Parameters<typeof datesOf>[0]) => {
  const { published, modified } = datesOf(dated);
  return { datePublished: published, dateModified: modified };
};

export const articleOf = (
  context: GraphContext,
  about: Extract<About, { type: 'article' }>,
): Article => ({
  '@type': 'Article',
  ...common(context),
  headline: context.document.card.heading,
  ...dates(about),
  author: publisher(context),
  publisher: publisher(context),
  image: context.url(context.document.card.path),
  mainEntityOfPage: context.url(context.document.canonical),
});

export const postOf = (context: GraphContext, post: Post): BlogPosting => ({
  '@type': 'BlogPosting',
  ...common(context),
  headline: post.title,
  ...dates(post),
  author: {
    '@type': 'Person',
    name: post.author,
    url: context.url(editionPath(ABOUT[post.language], post.language)),
  },
  articleSection: post.category,
  image: post.image.url,
  publisher: publisher(context),
  mainEntityOfPage: context.url(context.document.canonical),
});

const UNIT_TEXT = { hour: 'HOUR', month: 'MONTH', year: 'YEAR' } as const;

/** A service, with its price where the page names one: kronor, for the period it is paid for. */
export function serviceOf(
  context: GraphContext,
  about: Extract<About, { type: 'service' }>,
): Service {
  const price = about.price === undefined ? undefined : context.site.prices[about.price];
  const amount = price && (typeof price.kr === 'number' ? price.kr : price.kr[0]);
  return {
    '@type': 'Service',
    '@id': `${context.url(context.document.canonical)}#service`,
    name: about.name,
    description: about.description ?? context.document.description,
    serviceType: about.name,
    provider: publisher(context),
    areaServed: about.city
      ? { '@type': 'City', name: about.city }
      : { '@type': 'Country', name: 'Sweden' },
    url: context.url(context.document.canonical),
    ...(amount === undefined
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price: amount,
            priceCurrency: 'SEK',
            ...(price?.per === undefined
              ? {}
              : {
                  priceSpecification: {
                    '@type': 'UnitPriceSpecification',
                    price: amount,
                    priceCurrency: 'SEK',
                    unitText: UNIT_TEXT[price.per],
                  },
                }),
          },
        }),
  };
}
