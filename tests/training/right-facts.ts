import { factTable } from '../../build/content/facts';
import type { Site } from '../../content/schema/site';
import type { Language } from '../../content/core/language';
import type { Topic } from '../../content/schema/topics';

/** Names of `site.yaml` whose values all answer a topic, or the words that do in each language. */
type RightFact = readonly string[] | Readonly<Record<Language, RegExp>>;

/** What a right answer to each topic must say. */
const RIGHT_FACTS: Record<Topic, RightFact> = {
  'price-web': ['prices.webDevelopment'],
  'price-simple': ['prices.simpleSite'],
  'price-ecom': ['prices.ecommerce'],
  'price-seo': ['prices.seo'],
  'price-ads': ['prices.googleAds'],
  'budget-ads': ['prices.adBudget'],
  'wp-basic': ['prices.wordpressSimple'],
  'wp-mid': ['prices.wordpressAdvanced'],
  'wp-adv': ['prices.wordpressEnterprise'],
  'price-hosting': ['prices.hosting'],
  'price-domain': ['prices.domain'],
  'price-maint': ['prices.maintenance'],
  'price-hour': ['prices.hourly'],
  'price-logo': ['prices.logo'],
  'price-copy': ['prices.wordpressContent'],
  'price-app': ['prices.app'],
  'price-social': ['prices.socialMedia'],
  vat: ['figures.vat'],
  payment: ['times.payment', 'figures.deposit'],
  fixed: { sv: /offerten är fast/, en: /quote is fixed/ },
  'time-simple': ['times.simpleSite'],
  'time-complex': ['times.complexSite'],
  'time-ecom': { sv: /nätbutik tar \d/i, en: /shop takes \d/i },
  'time-app': ['times.app'],
  'seo-results': ['times.seoResults'],
  'ads-opt': ['times.adsOptimisation'],
  'ads-min': ['times.adsMinimum'],
  'seo-contract': ['times.notice'],
  rush: ['times.rush', 'figures.rushFee'],
  hours: ['contact.hours'],
  phone: ['contact.phone'],
  email: ['contact.email'],
  cities: { sv: /Borås.*Stockholm och Malmö/, en: /Borås.*Stockholm and Malmö/ },
  address: ['contact.street'],
  remote: { sv: /på distans/, en: /remotely/ },
  consult: { sv: /kostnadsfri/, en: /is free/ },
  book: { sv: /Boka ett möte/, en: /Book a meeting/ },
  reply: { sv: /samma arbetsdag/, en: /same working day/ },
  langs: { sv: /svenska och engelska/, en: /Swedish and English/ },
  services: { sv: /Google Ads, sociala medier/, en: /Google Ads, social media/ },
  'svc-web': { sv: /Webbutveckling hos oss/, en: /Web development with us/ },
  'svc-ecom': { sv: /vi bygger e-handel/, en: /we build e-commerce/ },
  'svc-seo': { sv: /I SEO ingår/, en: /SEO includes/ },
  'svc-ads': { sv: /I Google Ads ingår/, en: /Google Ads management covers/ },
  'svc-app': { sv: /vi bygger mobilappar/, en: /we build mobile apps/ },
  'svc-design': { sv: /UX och webbdesign ingår/, en: /UX and web design are part/ },
  'svc-brand': { sv: /logotyp och grafisk profil/, en: /logos and visual identities/ },
  'svc-content': { sv: /Vi skriver webbtexter/, en: /We write web copy/ },
  'svc-social': { sv: /vi sköter Facebook/, en: /we look after Facebook/ },
  'svc-analytics': { sv: /sätter upp webbanalys/, en: /set up web analytics/ },
  'svc-maint': { sv: /erbjuder support och underhåll/, en: /offer support and maintenance/ },
  'svc-ai': { sv: /vi bygger chattbotar/, en: /we build chatbots/ },
  integrations: { sv: /vi gör integrationer/, en: /we build integrations/ },
  process: { sv: /Vi börjar med ett kostnadsfritt samtal/, en: /We start with a free talk/ },
  tech: { sv: /React och TypeScript/, en: /React and TypeScript/ },
  cms: { sv: /du ändrar texter, bilder/, en: /you change text, pictures/ },
  responsive: { sv: /mobilanpassade/, en: /responsive/ },
  gdpr: { sv: /efter GDPR/, en: /comply with GDPR/ },
  a11y: { sv: /WCAG/, en: /WCAG/ },
  security: { sv: /SSL-certifikat/, en: /SSL certificate/ },
  redesign: { sv: /vi gör om gamla sajter/, en: /we redesign old sites/ },
  own: { sv: /Du äger allt/, en: /You own everything/ },
  speed: { sv: /snabb laddning ingår/, en: /fast loading is included/ },
  'payments-shop': { sv: /Swish, Klarna/, en: /Swish, Klarna/ },
  multi: { sv: /flerspråkiga sajter/, en: /multilingual sites/ },
  cases: { sv: /portfolion/, en: /portfolio shows/ },
  about: { sv: /liten digital byrå/, en: /small digital agency/ },
  warranty: ['times.warranty'],
  'seo-local': { sv: /Lokal SEO handlar/, en: /Local SEO is about/ },
  'domain-mail': { sv: /registrerar domänen/, en: /register the domain/ },
  jobs: { sv: /lediga tjänster/, en: /no vacancies/ },
  newsletter: { sv: /skickar nyhetsbrev/, en: /send newsletters/ },
};

/** Whether a reply says what answers a topic. */
export function saysRightFact(
  reply: string,
  topic: Topic,
  language: Language,
  site: Site,
): boolean {
  const right = RIGHT_FACTS[topic];
  if (!('sv' in right)) {
    const facts = factTable(site, language);
    return right.every((name) => reply.includes(facts.get(name) ?? `no fact ${name}`));
  }
  // An answer whose "Yes" is left out begins with what stood after it.
  return new RegExp(right[language].source, 'i').test(reply);
}
