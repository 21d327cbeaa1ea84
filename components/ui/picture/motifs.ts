/** Two decimals are finer than a pixel, and thousands of scenes weigh less. */
const round = (value: number): number => Math.round(value * 100) / 100;

/** An outline; its class says in which of the scene's colours. */
export const path = (className: string, d: string): string =>
  `<path class="${className}" d="${d}"/>`;

const disc = (x: number, y: number, radius: number): string =>
  `<circle class="scene-glow" cx="${x}" cy="${y}" r="${radius}"/>`;

/** A rock in the sea, from its left end. */
export function skerry(x: number, width: number, height: number): string {
  const across = (share: number): number => round(width * share);
  const down = (share: number): number => round(height * share);
  const rise = `q${across(0.2)} ${-height} ${across(0.45)} ${-height}`;
  return `M${x} 62${rise}t${across(0.3)} ${down(0.45)}t${across(0.25)} ${down(0.55)}z`;
}

/** Where a motif stands: across, of 100, and how high it reaches from the top. */
interface Place {
  at: number;
  top: number;
}

/** A lighthouse and its beam, towards the wider side. */
function light({ at, top }: Place): string[] {
  return [
    path('scene-beam', `M${at} ${top}L${at < 50 ? 120 : -20} ${top - 26}V${top + 20}Z`),
    path('scene-near', skerry(at - 22, 46, 18)),
    path('scene-white', `M${at - 2} 50L${round(at - 1.3)} ${top}H${round(at + 1.3)}L${at + 2} 50Z`),
    disc(at, top, 2),
  ];
}

/** Two boats under a low sun. */
function sails({ at, top }: Place): string[] {
  const sun = at < 50 ? at + 30 : at - 30;
  const second = at < 50 ? at + 21 : at - 21;
  return [
    disc(sun, top + 8, 7),
    path(
      'scene-white',
      `M${at + 1} ${top}L${at + 14} 60H${at + 1}ZM${at - 1} ${top + 6}V60H${at - 9}ZM${second} 46L${second + 6} 61H${second}Z`,
    ),
    path(
      'scene-near',
      `M${at - 12} 62h26q-3 6 -8 6h-11q-5 0 -7 -6zM${second - 4} 62h11l-2 2.5h-7z`,
    ),
  ];
}

const house = (x: number, width: number, height: number): string =>
  `M${x} 58v${-height}l${width / 2} ${round(-width / 2.2)}l${width / 2} ${round(width / 2.2)}v${height}z`;

/** Boathouses on a rock, with a jetty. */
function boathouses({ at }: Place): string[] {
  return [
    path('scene-near', skerry(at - 34, 72, 12)),
    path('scene-red', house(at - 18, 12, 9) + house(at - 4, 14, 13) + house(at + 12, 10, 8)),
    path('scene-window', `M${at + 1} 58v-7h4v7zM${at - 14} 54h4v-3h-4zM${at + 15} 54h4v-3h-4z`),
    path('scene-near', `M${at - 20} 58h46v2h-4v8h-1v-8h-30v8h-1v-8h-10z`),
  ];
}

/** The gantry crane of a shipyard, on its quay. */
function crane({ at, top }: Place): string[] {
  return [
    path('scene-near', at < 50 ? `M0 57H${at + 24}v8H0z` : `M${at - 24} 57H100v8H${at - 24}z`),
    path(
      'scene-glow',
      `M${at - 26} ${top}h52v5h-52zM${at - 17} ${top + 5}h3l-3 ${52 - top}h-4zM${at + 11} ${top + 5}h5v${52 - top}h-5zM${at - 2} ${top + 5}h6v4h-6z`,
    ),
    path('scene-near', `M${round(at + 0.6)} ${top + 9}h0.8v9h3v5h-7v-5h3z`),
  ];
}

/** What a scene may show. */
export const MOTIFS = [light, sails, boathouses, crane] as const;
