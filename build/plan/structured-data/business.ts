import type { ProfessionalService } from 'schema-dts';
import type { About } from '../../../content/schema/page';
import type { Site } from '../../../content/schema/site';
import type { Language } from '../../../content/core/language';

export type Business = Extract<ProfessionalService, object>;

/** The agency, as every page of a language names it. */
export function businessOf(site: Site, siteUrl: string, language: Language): Business {
  const url = (path: string): string => new URL(path, siteUrl).href;
  const { brand, contact, social, business } = site;
  return {
    '@type': 'ProfessionalService',
    '@id': url('/#organisation'),
    name: brand.name,
    description: brand.promise[language],
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
  agency: Business,
  site: Site,
  about: Extract<About, { type: 'local-business' }>,
): ProfessionalService {
  const { business, contact } = site;
  return {
    ...agency,
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
