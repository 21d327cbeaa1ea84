import type { Problem } from '../../content/core/problem';
import type { ColourRole, Theme } from '../../content/schema/theme';

/** By day cards, fields and the bar are white, whatever the theme. */
const WHITE = { white: '#ffffff' };
type Colours = Theme['colours'] & typeof WHITE;

/** WCAG 2.2, AA: for texts, and for what must be seen of controls. */
const TEXT = 4.5;
const CONTROL = 3;

/** Which colours stand on which grounds in the design, and what the contrast must be at least. */
const PAIRS: readonly [
  least: number,
  on: ColourRole | 'white',
  grounds: readonly (keyof Colours)[],
][] = [
  [TEXT, 'ink', ['paper', 'mist', 'white', 'beam', 'beam-lit']],
  [TEXT, 'paper', ['ink', 'ink-deep', 'ink-soft', 'mist-at-night', 'night', 'sea', 'sea-deep']],
  [TEXT, 'white', ['sea', 'lantern']],
  [TEXT, 'sea', ['paper', 'mist', 'white']],
  [TEXT, 'sea-lit', ['ink', 'ink-deep', 'ink-soft', 'mist-at-night']],
  [TEXT, 'lantern', ['paper', 'white']],
  [TEXT, 'lantern-lit', ['ink', 'ink-soft']],
  [TEXT, 'muted', ['paper', 'mist', 'white', 'line']],
  [TEXT, 'muted-on-ink', ['ink', 'ink-deep', 'ink-soft', 'mist-at-night']],
  [TEXT, 'text-on-night', ['night', 'ink', 'ink-deep']],
  [TEXT, 'beam', ['ink', 'ink-deep', 'ink-soft', 'mist-at-night', 'night']],
  [CONTROL, 'outline', ['paper', 'white']],
  [CONTROL, 'outline-on-ink', ['ink', 'ink-deep', 'ink-soft', 'mist-at-night']],
];

/** Texts and controls that a theme makes too faint on their ground. */
export function checkContrast({ colours }: Theme, file: string): Problem[] {
  const all: Colours = { ...colours, ...WHITE };
  return PAIRS.flatMap(([least, on, grounds]) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(all[on], all[ground]);
      if (ratio >= least) return [];
      const [dark, light] = [on, ground].sort((a, b) => luminance(all[a]) - luminance(all[b]));
      const ways = [light !== 'white' && `make ${light} lighter`, `make ${dark} darker`];
      return {
        file,
        needle: `\n  ${on === 'white' ? ground : on}:`,
        what: `too little contrast of ${on} on ${ground}`,
        // Down, so that 4.49 is not told as 4.5.
        found: `${all[on]} on ${all[ground]}, ${Math.floor(ratio * 100) / 100}:1`,
        expected: `${least}:1 or more`,
        fix: ways.filter(Boolean).join(', or '),
      };
    }),
  );
}

/** As WCAG defines it, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
