import { type Thing, type Vocabulary, each, isThing } from './schema-org';

interface Rule {
  /** The rule holds for this type and all kinds of it. */
  type: string;
  /** Paths that must lead to a value; `a|b` is satisfied by either. */
  needs: readonly string[];
}

/**
 * What Google's documentation of rich results requires or recommends of the types we use, besides
 * what nobody here knows (`author.url` of people without a page, `dateModified`, `review`).
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const RULES: readonly Rule[] = [
  {
    type: 'Article',
    needs: ['headline', 'image', 'datePublished', 'author.name', 'publisher.name'],
  },
  { type: 'BreadcrumbList', needs: ['itemListElement.position', 'itemListElement.name'] },
  { type: 'FAQPage', needs: ['mainEntity.name', 'mainEntity.acceptedAnswer.text'] },
  {
    type: 'LocalBusiness',
    needs: [
      'name',
      'url',
      'telephone',
      'priceRange',
      'image',
      'address.streetAddress',
      'address.addressLocality',
      'address.postalCode',
      'address.addressCountry',
      'geo.latitude',
      'geo.longitude',
      'openingHoursSpecification.dayOfWeek',
      'openingHoursSpecification.opens',
      'openingHoursSpecification.closes',
    ],
  },
  { type: 'Organization', needs: ['name', 'url', 'logo', 'description', 'email', 'sameAs'] },
  { type: 'AggregateRating', needs: ['ratingValue', 'reviewCount|ratingCount', 'bestRating'] },
  { type: 'Review', needs: ['author.name', 'reviewRating.ratingValue', 'itemReviewed.name'] },
  { type: 'Service', needs: ['name', 'description', 'provider.name', 'areaServed.name'] },
  { type: 'Offer', needs: ['price|priceSpecification.price', 'priceCurrency'] },
  { type: 'WebSite', needs: ['name', 'url'] },
];

/** A thing, every thing within it, and where each stands. */
export function thingsIn(
  thing: Thing,
  at = String(thing['@type']),
): readonly { at: string; thing: Thing }[] {
  const inner = Object.entries(thing).flatMap(([name, value]) =>
    each(value)
      .filter(isThing)
      .flatMap((one) => thingsIn(one, `${at}.${name}`)),
  );
  return [{ at, thing }, ...inner];
}

/** What rich results need and a graph lacks, one line a field. */
export function missingFields(words: Vocabulary, graph: readonly Thing[]): string[] {
  const byId = new Map(graph.map((thing) => [thing['@id'], thing]));
  return graph
    .flatMap((thing) => thingsIn(thing))
    .flatMap(({ at, thing }) => {
      const type = String(thing['@type']);
      return RULES.filter((rule) => words.kindsOf(rule.type).has(type)).flatMap(({ needs }) =>
        needs
          .filter((need) => !need.split('|').some((path) => leadsSomewhere(thing, path, byId)))
          .map((need) => `${at} lacks ${need}`),
      );
    });
}

/** Whether each of the things on a path has the next one, and the last is not empty. */
function leadsSomewhere(thing: Thing, path: string, byId: ReadonlyMap<unknown, Thing>): boolean {
  const [name = '', ...rest] = path.split('.');
  const values = each(thing[name]);
  if (values.length === 0) return false;
  if (rest.length === 0) return values.every((value) => value !== '');
  return values.every((value) => {
    if (!isThing(value)) return false;
    return leadsSomewhere(byId.get(value['@id']) ?? value, rest.join('.'), byId);
  });
}
