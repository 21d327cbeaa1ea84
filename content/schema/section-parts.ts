import * as v from 'valibot';
import { Text } from './text';

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
  'an icon of content/schema/section-parts.ts',
);
export type IconName = v.InferOutput<typeof IconName>;

/** Where a link such as `/contact#map` leads. */
export const Anchor = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9-]*$/, 'an anchor of lower-case letters, digits and hyphens'),
);

/** What most sections begin with. */
export const headingFields = {
  id: v.optional(Anchor),
  eyebrow: v.optional(Text),
  heading: Text,
  text: v.optional(Text),
};

export const Rating = v.pipe(
  v.number('a number of stars'),
  v.integer('a whole number of stars'),
  v.minValue(0, 'no less than 0'),
  v.maxValue(5, 'no more than 5'),
);

export const FigureName = v.pipe(v.string('the name of a figure in site.yaml'), v.nonEmpty());
