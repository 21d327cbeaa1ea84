import { type Page, expect } from '@playwright/test';
import { painted } from './browser-test';

/** Transitions of one property, a thousand times slower, told where to be. */
interface SlowMotion {
  /** Milliseconds of the last transition that has begun since this was asked before. */
  duration(): Promise<number | undefined>;
  /** What can be read of the page at each of these milliseconds of that transition. */
  at<T>(times: readonly number[], read: () => Promise<T>): Promise<T[]>;
}

/**
 * All but halts the page's animations and moves them by hand, so that the machine's pace has no say. The
 * page itself cannot: those within `::details-content` are hidden from its scripts.
 */
export async function slowMotion(page: Page, property: string): Promise<SlowMotion> {
  const devtools = await page.context().newCDPSession(page);
  const begun: { id: string; duration: number }[] = [];
  devtools.on('Animation.animationStarted', ({ animation: { id, name, source } }) => {
    if (name === property) begun.push({ id, duration: source?.duration ?? 0 });
  });
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
  let current: readonly string[] = [];
  return {
    async duration() {
      await expect.poll(() => begun.length).toBeGreaterThan(0);
      // Others of the page may have begun before it; it is the last, or the next that is told of.
      const [...all] = begun.splice(0);
      current = all.map(({ id }) => id);
      return all.at(-1)?.duration;
    },
    async at(times, read) {
      const values = [];
      for (const currentTime of times) {
        const animations = [...current, ...begun.map(({ id }) => id)];
        await devtools.send('Animation.seekAnimations', { animations, currentTime });
        await painted(page);
        values.push(await read());
      }
      return values;
    },
  };
}
