import * as v from 'valibot';
import { Text } from './text';

/** The design's colours, by what they do in it; content/theme.yaml says each in words. */
export const COLOUR_ROLES = [
  'ink',
  'ink-deep',
  'ink-soft',
  'night',
  'paper',
  'mist',
  'mist-at-night',
  'beam',
  'beam-lit',
  'sea',
  'sea-deep',
  'sea-lit',
  'lantern',
  'lantern-lit',
  'muted',
  'muted-on-ink',
  'text-on-night',
  'line',
  'line-on-mist',
  'line-on-ink',
  'line-on-night',
  'outline',
  'outline-on-ink',
  'chart',
] as const;
export type ColourRole = (typeof COLOUR_ROLES)[number];

const A_COLOUR = 'a colour such as "#0b1f33"';
const Colour = v.pipe(v.string(A_COLOUR), v.regex(/^#[0-9a-f]{6}$/i, A_COLOUR));
const Weights = v.tuple([v.number('a weight'), v.number('a weight')], 'weights [from, to]');
/** A share of the font's size. */
const Share = v.pipe(v.number('a number'), v.minValue(0, 'no less than 0'));

/** A variable font, and the system fonts that stand in for it until it is there. */
const Font = v.strictObject({
  family: Text,
  /** `@fontsource-variable/<package>` for pages, `@fontsource/<package>` for social cards. */
  package: v.pipe(v.string('a name'), v.regex(/^[a-z0-9-]+$/, 'a name such as instrument-sans')),
  weights: Weights,
  /** How far the font's lines reach above and below the base line. */
  ascent: Share,
  descent: Share,
  fallbacks: v.array(
    v.strictObject({
      weights: Weights,
      local: v.pipe(v.array(Text), v.nonEmpty('at least one system font')),
      /** Width of the site's texts in the font, as a share of their width in the system font. */
      width: v.pipe(v.number('a number'), v.minValue(0.1, 'no less than 0.1')),
    }),
  ),
});
export type Font = v.InferOutput<typeof Font>;

/** `theme.yaml`: what the site looks like, wherever it is drawn. */
export const Theme = v.strictObject({
  colours: v.strictObject(v.entriesFromList(COLOUR_ROLES, Colour)),
  fonts: v.strictObject({ display: Font, text: Font }),
});
export type Theme = v.InferOutput<typeof Theme>;

/** `logo.svg`: filled shapes, in the colour of the text beside it or in the accent. */
export interface Logo {
  viewBox: readonly [x: number, y: number, width: number, height: number];
  shapes: readonly {
    element: string;
    accent: boolean;
    attributes: Readonly<Record<string, string>>;
  }[];
}
