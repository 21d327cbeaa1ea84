import type { Duration, Figure, Price, Site } from '../../content/schema/site';
import type { Language } from '../../content/core/language';

const NBSP = '\u00a0';

const WORDS = {
  sv: {
    percent: `${NBSP}%`,
    day: ['dag', 'dagar'],
    week: ['vecka', 'veckor'],
    month: ['månad', 'månader'],
    per: { hour: 'per timme', month: 'per månad', year: 'per år' },
  },
  en: {
    percent: '%',
    day: ['day', 'days'],
    week: ['week', 'weeks'],
    month: ['month', 'months'],
    per: { hour: 'per hour', month: 'per month', year: 'per year' },
  },
} as const satisfies Record<Language, unknown>;

type CountOrRange = number | readonly [number, number];

const upper = (count: CountOrRange): number => (typeof count === 'number' ? count : count[1]);

function formatCount(count: CountOrRange): string {
  const one = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, NBSP);
  return typeof count === 'number' ? one(count) : `${one(count[0])}–${one(count[1])}`;
}

/** `25 000 kr`, `500–2 000 kr`, `100 000+ kr`: digits grouped by non-breaking spaces in both languages. */
export const formatAmount = (price: Price): string =>
  `${formatCount(price.kr)}${price.orMore ? '+' : ''}${NBSP}kr`;

/** The amount and the period it pays for. */
export const formatPrice = (price: Price, language: Language): string =>
  price.per ? `${formatAmount(price)} ${WORDS[language].per[price.per]}` : formatAmount(price);

/** `2–3 veckor`, `3 months`. */
export function formatDuration(duration: Duration, language: Language): string {
  const [count, unit] =
    'days' in duration
      ? [duration.days, 'day' as const]
      : 'weeks' in duration
        ? [duration.weeks, 'week' as const]
        : [duration.months, 'month' as const];
  return `${formatCount(count)}${NBSP}${WORDS[language][unit][upper(count) === 1 ? 0 : 1]}`;
}

/** `500+`; `98 %` in Swedish, `98%` in English. */
export const formatFigure = ({ value, suffix }: Figure, language: Language): string =>
  `${value}${suffix === '%' ? WORDS[language].percent : suffix}`;

/** Every name a text may refer to as `{{name}}`, with what it says in one language. */
export function factTable(site: Site, language: Language): ReadonlyMap<string, string> {
  const facts = new Map<string, string>();
  const { brand, contact } = site;
  facts.set('brand.name', brand.name);
  facts.set('brand.slug', brand.slug);
  facts.set('brand.url', brand.url);
  facts.set('brand.tagline', brand.tagline[language]);
  facts.set('brand.promise', brand.promise[language]);
  for (const [name, value] of Object.entries(contact)) {
    facts.set(`contact.${name}`, typeof value === 'object' ? value[language] : String(value));
  }
  for (const [name, url] of Object.entries(site.social)) facts.set(`social.${name}`, url);
  for (const [name, price] of Object.entries(site.prices)) {
    facts.set(`prices.${name}`, formatPrice(price, language));
    facts.set(`prices.${name}.amount`, formatAmount(price));
  }
  for (const [name, time] of Object.entries(site.times)) {
    facts.set(`times.${name}`, formatDuration(time, language));
  }
  for (const [name, figure] of Object.entries(site.figures)) {
    facts.set(`figures.${name}`, formatFigure(figure, language));
  }
  return facts;
}
