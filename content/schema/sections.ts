import * as v from 'valibot';
import { LinkTo, Picture, Text } from './text';
import { Topic } from './topics';

/** The icons content may name; each is a lucide icon drawn into the HTML at build time. */
export const IconName = v.picklist(
  [
    'code',
    'search',
    'megaphone',
    'trending-up',
    'target',
    'lightbulb',
    'message-circle',
    'gauge',
    'award',
    'wallet',
    'users',
    'briefcase',
    'star',
    'check',
    'phone',
    'mail',
    'map-pin',
    'clock',
    'compass',
    'anchor',
    'shield',
    'pen-tool',
    'bar-chart',
    'handshake',
  ],
  'an icon of content/schema/sections.ts',
);
export type IconName = v.InferOutput<typeof IconName>;

const anchor = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]*$/, 'an anchor of lower-case letters, digits and hyphens'),
  ),
);
const heading = { id: anchor, eyebrow: v.optional(Text), heading: Text, text: v.optional(Text) };

const Rating = v.pipe(
  v.number('a number of stars'),
  v.integer('a whole number of stars'),
  v.minValue(0, 'no less than 0'),
  v.maxValue(5, 'no more than 5'),
);

const ServiceChoice = v.picklist(
  ['', 'web-development', 'seo', 'google-ads', 'page-ranking', 'digital-marketing', 'other'],
  'a service choice of the contact form',
);

/** The name of a figure of `site.yaml`. */
const FigureName = v.pipe(v.string('the name of a figure in site.yaml'), v.nonEmpty());

export const HarbourHero = v.strictObject({
  kind: v.literal('harbour-hero'),
  eyebrow: Text,
  heading: Text,
  text: Text,
  primary: LinkTo,
  secondary: LinkTo,
  trust: Text,
  avatars: v.array(Picture),
  badges: v.array(v.strictObject({ icon: IconName, label: Text })),
});

/** A page's opening on ink, for every page but Home. */
export const Masthead = v.strictObject({
  kind: v.literal('masthead'),
  picture: v.optional(Picture),
  back: v.optional(LinkTo),
  eyebrow: v.optional(Text),
  heading: Text,
  text: v.optional(Text),
  action: v.optional(LinkTo),
});

/** Where the Markdown below the front matter goes. */
export const Prose = v.strictObject({ kind: v.literal('prose') });

export const AboutPreview = v.strictObject({
  kind: v.literal('about-preview'),
  ...heading,
  benefits: v.pipe(
    v.array(v.strictObject({ icon: IconName, title: Text, text: Text })),
    v.length(6, 'six benefits'),
  ),
  badge: v.strictObject({ figure: FigureName, label: Text, note: Text }),
  picture: Picture,
  action: LinkTo,
});

export const Statistics = v.strictObject({
  kind: v.literal('statistics'),
  ...heading,
  counters: v.array(
    v.strictObject({
      figure: FigureName,
      label: Text,
      icon: IconName,
      /** Milliseconds after the band came into view. */
      delay: v.pipe(v.number('milliseconds'), v.minValue(0, 'no less than 0')),
    }),
  ),
});

export const Stories = v.strictObject({
  kind: v.literal('stories'),
  ...heading,
  stories: v.array(
    v.strictObject({
      business: Text,
      title: Text,
      challenge: Text,
      solution: Text,
      results: v.pipe(v.array(Text), v.length(4, 'four results')),
      picture: Picture,
    }),
  ),
});

export const Testimonials = v.strictObject({
  kind: v.literal('testimonials'),
  ...heading,
  /** Ids of `people.yaml`, in order. */
  show: v.array(Text),
});

export const References = v.strictObject({ kind: v.literal('references'), ...heading });

export const Faq = v.strictObject({
  kind: v.literal('faq'),
  ...heading,
  questions: v.array(
    v.strictObject({
      question: Text,
      answer: Text,
      /** What the chat answers with this. */
      topics: v.optional(v.array(Topic)),
    }),
  ),
});

export const CallToAction = v.strictObject({
  kind: v.literal('call-to-action'),
  ...heading,
  action: LinkTo,
});

/** What is on offer: `rows` reads as a price list, `grid` as cards of a catalogue; then, maybe, what to do next. */
export const Offers = v.strictObject({
  kind: v.literal('offers'),
  ...heading,
  look: v.optional(v.picklist(['rows', 'grid'], 'rows or grid'), 'grid'),
  offers: v.array(
    v.strictObject({
      icon: IconName,
      title: Text,
      text: Text,
      features: v.optional(v.array(Text), []),
      price: v.optional(Text),
      time: v.optional(Text),
      link: v.optional(LinkTo),
    }),
  ),
  action: v.optional(LinkTo),
});

/** A process: numbered steps, in order. `expandable` shows one step's details at a time. */
export const Steps = v.strictObject({
  kind: v.literal('steps'),
  ...heading,
  expandable: v.optional(v.boolean('true or false'), false),
  steps: v.array(
    v.strictObject({
      title: Text,
      text: Text,
      details: v.optional(v.array(Text), []),
      time: v.optional(Text),
      importance: v.optional(Text),
    }),
  ),
});

/** Results as large numbers: a figure of `site.yaml`, or a value of this page's own. */
export const Figures = v.strictObject({
  kind: v.literal('figures'),
  ...heading,
  figures: v.array(
    v.strictObject({
      figure: v.optional(FigureName),
      value: v.optional(Text),
      label: Text,
      text: v.optional(Text),
    }),
  ),
});

/** Short reasons, values, tips or mistakes. `numbered` counts them, `warnings` marks what to avoid. */
export const Points = v.strictObject({
  kind: v.literal('points'),
  ...heading,
  look: v.optional(
    v.picklist(['plain', 'numbered', 'warnings'], 'plain, numbered or warnings'),
    'plain',
  ),
  points: v.array(
    v.strictObject({ icon: v.optional(IconName), title: Text, text: v.optional(Text) }),
  ),
});

/** Tiers of one service, side by side. */
export const Tiers = v.strictObject({
  kind: v.literal('tiers'),
  ...heading,
  tiers: v.array(
    v.strictObject({ title: Text, price: Text, text: Text, features: v.array(Text), time: Text }),
  ),
});

/** A real table, for numbers that are to be compared. The first column heads its rows. */
export const Comparison = v.strictObject({
  kind: v.literal('comparison'),
  ...heading,
  caption: Text,
  columns: v.array(Text),
  rows: v.array(v.array(Text)),
});

export const Timeline = v.strictObject({
  kind: v.literal('timeline'),
  ...heading,
  entries: v.array(
    v.strictObject({
      year: v.pipe(v.number('a year'), v.integer('a year')),
      events: v.array(v.strictObject({ title: Text, text: Text })),
    }),
  ),
});

export const Founder = v.strictObject({
  kind: v.literal('founder'),
  ...heading,
  name: Text,
  position: Text,
  quote: Text,
  image: v.pipe(v.string('a web address'), v.url('a web address')),
});

/** What customers say, all at once: short quotes, and at most one long one with its source. */
export const Quotes = v.strictObject({
  kind: v.literal('quotes'),
  ...heading,
  quotes: v.array(v.strictObject({ name: Text, role: Text, quote: Text, rating: Rating })),
  long: v.optional(
    v.strictObject({
      name: Text,
      role: Text,
      quote: Text,
      score: Text,
      source: Text,
      rating: Rating,
    }),
  ),
});

/** The parts of a city, by name. */
export const Districts = v.strictObject({
  kind: v.literal('districts'),
  ...heading,
  look: v.optional(v.picklist(['chips', 'grid'], 'chips or grid'), 'chips'),
  districts: v.array(Text),
});

export const Awards = v.strictObject({
  kind: v.literal('awards'),
  ...heading,
  awards: v.array(v.strictObject({ title: Text, organization: Text, year: v.number('a year') })),
});

/** Short case studies: where, what was wrong, what came of it. */
export const Cases = v.strictObject({
  kind: v.literal('cases'),
  ...heading,
  cases: v.array(
    v.strictObject({
      company: Text,
      location: Text,
      challenge: Text,
      result: Text,
      time: Text,
      improvement: Text,
    }),
  ),
});

/** Plugins by category, rated. */
export const Plugins = v.strictObject({
  kind: v.literal('plugins'),
  ...heading,
  categories: v.array(
    v.strictObject({
      title: Text,
      plugins: v.array(v.strictObject({ name: Text, text: Text, rating: Rating, price: Text })),
    }),
  ),
});

/** A case study of the portfolio: who, the challenge, what was done. */
export const CaseStudy = v.strictObject({
  kind: v.literal('case-study'),
  business: Text,
  picture: Picture,
  challenge: v.strictObject({ heading: Text, text: Text }),
  solution: v.strictObject({ heading: Text, text: v.optional(Text), list: v.array(Text) }),
  results: v.strictObject({
    heading: Text,
    cards: v.pipe(
      v.array(v.strictObject({ title: Text, text: Text })),
      v.length(3, 'three results'),
    ),
  }),
  technologies: v.optional(
    v.strictObject({ heading: Text, cards: v.array(v.strictObject({ title: Text, text: Text })) }),
  ),
});

/** The four projects of the portfolio. */
export const Projects = v.strictObject({
  kind: v.literal('projects'),
  projects: v.array(
    v.strictObject({
      category: Text,
      title: Text,
      text: Text,
      picture: Picture,
      link: LinkTo,
      result: Text,
    }),
  ),
});

/** Contact details, the message form and the place where a map will be. */
export const Contact = v.strictObject({
  kind: v.literal('contact'),
  details: v.strictObject({
    heading: Text,
    phone: Text,
    email: Text,
    address: Text,
    hours: Text,
    follow: Text,
  }),
  form: v.strictObject({
    heading: Text,
    text: v.optional(Text),
    /** The Swedish page trims what was typed, the English one does not. */
    trim: v.boolean('true or false'),
    name: Text,
    email: Text,
    phone: Text,
    service: Text,
    message: Text,
    optional: Text,
    /** The first has no value: "choose a service". */
    services: v.array(v.strictObject({ value: ServiceChoice, label: Text })),
    submit: Text,
    sending: Text,
    errors: v.strictObject({ name: Text, email: Text, message: Text, failed: Text, missing: Text }),
    thanks: v.strictObject({ heading: Text, text: Text }),
    /** Shown instead of the form where there is no JavaScript. */
    withoutScript: Text,
  }),
  location: v.strictObject({ heading: Text, text: Text }),
});

/** The list of posts in the page's language: the first one large, the rest as cards. */
export const PostList = v.strictObject({ kind: v.literal('post-list') });

/** A 404 page, of the site or of the blog: the same message in both languages, the page's own first. */
export const NotFound = v.strictObject({
  kind: v.literal('not-found'),
  heading: Text,
  text: Text,
  back: LinkTo,
  other: v.strictObject({ heading: Text, text: Text, back: LinkTo }),
});

export const Section = v.variant('kind', [
  HarbourHero,
  Masthead,
  Prose,
  AboutPreview,
  Statistics,
  Stories,
  Testimonials,
  References,
  Faq,
  CallToAction,
  Offers,
  Steps,
  Figures,
  Points,
  Tiers,
  Comparison,
  Timeline,
  Founder,
  Quotes,
  Districts,
  Awards,
  Cases,
  Plugins,
  CaseStudy,
  Projects,
  Contact,
  PostList,
  NotFound,
]);
export type Section = v.InferOutput<typeof Section>;
export type SectionKind = Section['kind'];
/** The data of one kind of section. */
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;
