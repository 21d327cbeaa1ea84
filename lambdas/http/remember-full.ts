import type { Store } from '../store/store';

/** Some hundred kilobytes; whoever floods from more addresses costs a write a call again. */
const MOST = 10_000;

/** Counts as the store does, but asks it nothing more of a window that is full: refusing is free. */
export function rememberFull(countUp: Store['countUp']): Store['countUp'] {
  const full = new Set<string>();
  return async (window) => {
    const { name, subject, start } = window;
    const key = `${name} ${subject} ${start}`;
    if (full.has(key)) return false;
    const isCounted = await countUp(window);
    if (!isCounted) full.add(key);
    const [oldest] = full;
    if (full.size > MOST && oldest !== undefined) full.delete(oldest);
    return isCounted;
  };
}
