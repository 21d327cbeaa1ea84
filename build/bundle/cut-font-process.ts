import subsetFont from 'subset-font';
import type { Cut } from './cut-font';

/** Cuts down the fonts it is sent, in a process of its own; see `cut-font.ts`. */
process.on('message', ({ original, characters, weights }: Cut) => {
  void subsetFont(original, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  }).then((bytes) => process.send?.(bytes));
});
