import { MOTIFS, path, skerry } from './motifs';

/** A whole number from a text: the same text always draws the same scene. */
function seedOf(text: string): number {
  let seed = 2166136261;
  for (const character of text)
    seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return seed;
}

const TONES = ['night', 'dusk', 'day', 'dawn'] as const;

/**
 * The scene from the archipelago that stands where a picture has not loaded (yet): a motif on the sea
 * at a time of day, all chosen by the picture's address so that neighbours differ. Its shapes are
 * markup and no elements, of which they would be one in six on a page of text.
 */
export function Scene({ seed: text }: { seed: string }) {
  const seed = seedOf(text);
  const pick = (shift: number, from: number, to: number): number =>
    from + ((seed >>> shift) % (to - from));
  const motif = MOTIFS[pick(1, 0, MOTIFS.length)] ?? MOTIFS[0];
  const tone = TONES[pick(7, 0, TONES.length)];
  const at = pick(0, 30, 70);
  const farAway =
    skerry(pick(7, -20, 30), 70, pick(9, 8, 16)) + skerry(pick(12, 40, 70), 60, pick(14, 5, 12));
  const swell = `M${at - 9} 70h18M${at - 6} 76h12M${at - 11} 83h22M${at - 4} 90h9M8 74h14M72 80h20M30 94h16`;
  const shapes = [
    path('scene-far', farAway),
    path('scene-sea', 'M0 62H100V100H0Z'),
    ...motif({ at, top: pick(4, 22, 32) }),
    path('scene-swell', swell),
  ];
  return (
    <svg
      className={`scene scene-${tone}`}
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shapes.join('') }}
    />
  );
}
