/** A whole number from a text: the same text always draws the same scene. */
function seedOf(text: string): number {
  let seed = 2166136261;
  for (const character of text)
    seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return seed;
}

/** Two decimals are finer than a pixel, and thousands of scenes weigh less. */
const round = (value: number): number => Math.round(value * 100) / 100;

function skerry(x: number, width: number, height: number): string {
  const [rise, crest, slope, foot] = [0.2, 0.45, 0.3, 0.25].map((share) => round(width * share));
  const [step, last] = [0.45, 0.55].map((share) => round(height * share));
  return `M${x} 62q${rise} ${-height} ${crest} ${-height}t${slope} ${step}t${foot} ${last}z`;
}

/**
 * The archipelago scene that stands where a picture has not loaded (yet): skerries, a light and its
 * reflection, placed by the picture's address so that no two neighbours look alike.
 */
export function Scene({ seed: text }: { seed: string }) {
  const seed = seedOf(text);
  const pick = (shift: number, from: number, to: number): number =>
    from + ((seed >>> shift) % (to - from));
  const light = pick(0, 18, 82);
  const top = pick(4, 20, 36);
  const tone = ['night', 'dusk', 'day'][seed % 3];
  return (
    <svg
      className={`scene scene-${tone}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        className="scene-beam"
        d={`M${light} ${top}L${light < 50 ? 120 : -20} ${top - 26}V${top + 20}Z`}
      />
      <path
        className="scene-far"
        d={
          skerry(pick(7, -20, 30), 70, pick(9, 8, 16)) +
          skerry(pick(12, 40, 70), 60, pick(14, 5, 12))
        }
      />
      <path className="scene-sea" d="M0 62H100V100H0Z" />
      <path className="scene-near" d={skerry(light - 22, 46, 18)} />
      <path
        className="scene-tower"
        d={`M${light - 2} 50L${round(light - 1.3)} ${top}H${round(light + 1.3)}L${light + 2} 50Z`}
      />
      <circle className="scene-lamp" cx={light} cy={top} r="2" />
      <path
        className="scene-swell"
        d={`M${light - 9} 70h18M${light - 6} 76h12M${light - 11} 83h22M${light - 4} 90h9M8 74h14M72 80h20M30 94h16`}
      />
    </svg>
  );
}
