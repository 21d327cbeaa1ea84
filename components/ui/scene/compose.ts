import { type Drawing, fill, type Tone } from './draw';
import { buoy, ferry, hull, rowingBoat, sailingBoat } from './things/boat';
import { bridge } from './things/bridge';
import { gantry } from './things/crane';
import { hills, sea, swell } from './things/land';
import { boathouses, grove, jetty, turbines, village } from './things/landmarks';
import { lighthouse } from './things/lighthouse';
import { cloud, gulls, moon, stars, sun } from './things/sky';

type Choices<T> = readonly [T, ...T[]];

interface Time {
  tones: Choices<Tone>;
  skies: Choices<readonly string[]>;
}

const BY_DAY: Time = {
  tones: ['dusk', 'day', 'dawn', 'noon'],
  skies: [
    [sun(58, 36)],
    [cloud(50, 34), gulls(66, 40)],
    [sun(88, 32, 5), cloud(52, 30)],
    [gulls(52, 32)],
  ],
};
const BY_NIGHT: Time = {
  tones: ['night', 'deep'],
  skies: [[moon(60, 28), stars()], [stars()], [moon(88, 30), cloud(50, 34)]],
};

/** What a scene shows, towards its left. */
const LANDMARKS: Choices<readonly string[]> = [
  lighthouse(30),
  sailingBoat(32, 34, 65),
  boathouses(34),
  village(34),
  turbines(32),
  grove(30),
  jetty(14),
  ferry(32, 65),
  [fill('near', 'M-2 57h54v9h-54z'), ...gantry(24)],
  bridge([20, 56], 46),
];

/** What keeps it company, to its right. */
const COMPANIONS: Choices<readonly string[]> = [
  sailingBoat(78, 20, 66),
  sailingBoat(82, 12, 62),
  rowingBoat(76, 70),
  buoy(78, 68),
  [...buoy(70, 65), ...buoy(86, 70)],
  [fill('pale', 'M74 60v-6h8v6z'), fill('red', hull(78, 18, 5, 63))],
  grove(80),
];

/**
 * A scene from the archipelago for a text: the same text always has the same one, and two texts hardly
 * ever: there are some four thousand.
 */
export function compose(text: string): Drawing {
  const pick = picksOf(text);
  const { tones, skies } = pick([BY_DAY, BY_DAY, BY_NIGHT]);
  const tone = pick(tones);
  const shapes = [
    ...pick(skies),
    hills(),
    sea(),
    ...pick(LANDMARKS),
    ...pick(COMPANIONS),
    swell(pick([34, 56])),
  ];
  return { tone, shapes: pick([shapes, mirrored(shapes)]) };
}

const mirrored = (shapes: readonly string[]): string[] => [
  '<g transform="matrix(-1 0 0 1 100 0)">',
  ...shapes,
  '</g>',
];

/** Choices that a text makes, one after the other. */
function picksOf(text: string): <T>(choices: Choices<T>) => T {
  let seed = 2166136261;
  for (const character of text)
    seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (choices) => {
    const index = seed % choices.length;
    seed = Math.floor(seed / choices.length);
    return choices[index] ?? choices[0];
  };
}
