import * as v from 'valibot';
import { LinkTo, Picture, Text } from './text';

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
  eyebrow: v.optional(Text),
  heading: Text,
  text: v.optional(Text),
  action: v.optional(LinkTo),
});

/** Where the Markdown below the front matter goes. */
export const Prose = v.strictObject({ kind: v.literal('prose') });

export const ServiceTeaser = v.strictObject({
  kind: v.literal('service-teaser'),
  ...heading,
  cards: v.array(
    v.strictObject({
      icon: IconName,
      title: Text,
      text: Text,
      features: v.array(Text),
      price: Text,
      link: LinkTo,
    }),
  ),
  action: LinkTo,
});

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
  questions: v.array(v.strictObject({ question: Text, answer: Text })),
});

export const CallToAction = v.strictObject({
  kind: v.literal('call-to-action'),
  ...heading,
  action: LinkTo,
});

/** The list of posts in the page's language: the first one large, the rest as cards. */
export const PostList = v.strictObject({ kind: v.literal('post-list') });

/** The 404 page: the same message in both languages, the page's own first. */
export const NotFound = v.strictObject({
  kind: v.literal('not-found'),
  heading: Text,
  text: Text,
  back: Text,
  other: v.strictObject({ heading: Text, text: Text, back: Text }),
});

export const Section = v.variant('kind', [
  HarbourHero,
  Masthead,
  Prose,
  ServiceTeaser,
  AboutPreview,
  Statistics,
  Stories,
  Testimonials,
  References,
  Faq,
  CallToAction,
  PostList,
  NotFound,
]);
export type Section = v.InferOutput<typeof Section>;
export type SectionKind = Section['kind'];
/** The data of one kind of section. */
export type SectionOf<K extends SectionKind> = Extract<Section, { kind: K }>;
