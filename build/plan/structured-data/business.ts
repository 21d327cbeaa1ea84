import type { ProfessionalService } from 'schema-dts';
import type { About } from '../../../content/schema/page';
import type { Site } from '../../../content/schema/site';
import type { GraphContext } from './structured-data';

type Business = Extract<ProfessionalService, object>;

const memo = new WeakMap<Site, Map<string, Business>>();

/** The agency, as every page names it: one object for all pages of a language. */
export function businessOf(context: GraphContext): Business {
  const { document, site, url } = context;
  const known = memo.get(site) ?? new Map<string, Business>();
  memo.set(site, known);
  const key = `${document.text} ${url('/')}`;
  const business = known.get(key) ?? describeBusiness(context);
  known.set(key, business);
  return business;
}

function describeBusiness({ document, site, url }: GraphContext): Business {
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
    geo: { '@type': 'GeoCoordinates', latitude: contact.latitude, longitude: contact.longitude },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: contact.opens,
      closes: contact.closes,
    },
    sameAs: Object.values(social),
  };
}

/** The agency as a city page presents it: its rating, and how far from where it works. */
export function localBusiness(
  context: GraphContext,
  about: Extract<About, { type: 'local-business' }>,
): ProfessionalService {
  const { site } = context;
  const { business, contact } = site;
  return {
    ...businessOf(context),
    description: about.name,
    areaServed: {
      '@type': 'GeoCircle',
      geoMidpoint: {
        '@type': 'GeoCoordinates',
        latitude: contact.latitude,
        longitude: contact.longitude,
      },
      geoRadius: String(business.serviceRadiusMetres),
      name: about.city,
    },
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: business.rating,
      reviewCount: business.reviews,
      bestRating: 5,
    },
  };
}
