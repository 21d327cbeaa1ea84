import * as v from 'valibot';
import { PictureAddress, Bilingual, Route, Text } from './text';

const Url = v.pipe(v.string('a web address'), v.url('a web address'));
const Count = v.pipe(
  v.number('a number'),
  v.integer('a whole number'),
  v.minValue(0, 'no less than 0'),
);
const CountOrRange = v.union([Count, v.tuple([Count, Count])], 'a number, or a range [from, to]');

/** Kronor: an amount, a range, or an amount "or more"; `per` gives the period it is paid for. */
export const Price = v.strictObject({
  kr: CountOrRange,
  orMore: v.optional(v.boolean('true or false'), false),
  per: v.optional(v.picklist(['hour', 'month', 'year'], 'hour, month or year')),
});
export type Price = v.InferOutput<typeof Price>;

/** A time span in days, weeks or months. */
export const Duration = v.union(
  [
    v.strictObject({ days: CountOrRange }),
    v.strictObject({ weeks: CountOrRange }),
    v.strictObject({ months: CountOrRange }),
  ],
  'days, weeks or months',
);
export type Duration = v.InferOutput<typeof Duration>;

/** A marketing figure: the number and the sign that follows it. */
export const Figure = v.strictObject({
  value: v.number('a number'),
  suffix: v.optional(v.picklist(['+', '%', ''], '"+", "%" or ""'), ''),
});
export type Figure = v.InferOutput<typeof Figure>;

/** `site.yaml`: brand, contact details, prices, times and figures, each stated here and nowhere else. */
export const Site = v.strictObject({
  brand: v.strictObject({
    name: Text,
    slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')),
    url: Url,
    tagline: Bilingual,
    promise: Bilingual,
  }),
  contact: v.strictObject({
    email: v.pipe(v.string(), v.email('an e-mail address')),
    phone: Text,
    phoneInternational: v.pipe(
      v.string(),
      v.regex(/^\+\d{8,15}$/, 'a number such as +46313900612'),
    ),
    street: Text,
    postalCode: v.pipe(v.string(), v.regex(/^\d{3} \d{2}$/, 'a postal code such as 421 61')),
    city: Text,
    country: v.pipe(v.string(), v.length(2, 'a country code of two letters')),
    latitude: v.number('a number'),
    longitude: v.number('a number'),
    maps: Url,
    opens: v.pipe(v.string(), v.isoTime('a time such as "09:00"')),
    closes: v.pipe(v.string(), v.isoTime('a time such as "09:00"')),
    hours: Bilingual,
  }),
  /** The service that mails the contact form; its ids are public by nature. */
  emailService: v.strictObject({ publicKey: Text, serviceId: Text, templateId: Text, origin: Url }),
  social: v.strictObject({ facebook: Url, twitter: Url, linkedin: Url, instagram: Url }),
  business: v.strictObject({
    rating: v.number('a number'),
    reviews: Count,
    serviceRadiusMetres: Count,
    priceRange: Text,
  }),
  prices: v.record(Text, Price),
  times: v.record(Text, Duration),
  figures: v.record(Text, Figure),
});
export type Site = v.InferOutput<typeof Site>;
/** Where inquiries are sent; the page's own origin where `origin` is empty. */
export type EmailService = Site['emailService'];

/** `navigation.yaml`: what the menus and the footer list besides the fixed entries. */
const OwnEntry = v.strictObject({ to: Route, label: Bilingual });
const NAMED = ['home', 'portfolio', 'about', 'blog', 'contact'] as const;
/** Pages by name, whose words are in the dictionary, or any page with words of its own. */
const QuickLink = v.union(
  [v.picklist(NAMED), OwnEntry],
  `${NAMED.join(', ')}, or { to: …, label: { sv: …, en: … } }`,
);
const ENTRIES = [...NAMED, 'services', 'area'] as const;
const MenuEntry = v.union(
  [v.picklist(ENTRIES), OwnEntry],
  `${ENTRIES.join(', ')}, or { to: …, label: { sv: …, en: … } }`,
);
export type QuickLink = v.InferOutput<typeof QuickLink>;

/** `navigation.yaml`: what the menus and the footer lead to, in order. */
export const Navigation = v.strictObject({
  /** The bar; `services` and `area` are the menus of the lists below. */
  menu: v.array(MenuEntry),
  quickLinks: v.array(QuickLink),
  services: v.array(v.strictObject({ to: Route, label: Bilingual })),
  cities: v.array(v.strictObject({ to: Route, name: Text })),
  legal: v.array(v.strictObject({ to: Route, label: Bilingual })),
});
export type Navigation = v.InferOutput<typeof Navigation>;

const Testimonial = v.strictObject({
  id: Text,
  name: Text,
  position: Bilingual,
  company: Text,
  image: PictureAddress,
  quote: Bilingual,
  rating: v.pipe(Count, v.maxValue(5, 'no more than 5')),
});

const Reference = v.strictObject({ name: Text, type: Bilingual });

/** `people.yaml`: who is quoted and who is named as a customer. */
export const People = v.strictObject({
  testimonials: v.array(Testimonial),
  references: v.array(Reference),
});
export type People = v.InferOutput<typeof People>;
