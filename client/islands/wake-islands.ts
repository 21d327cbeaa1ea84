import { islandLoaders, isIslandName } from './loaders';

/** Islands that have been asked for, with what unmounts them once they live. */
const woken = new Map<HTMLElement, () => void>();

/** Brings the islands of the page to life as each says, and unmounts those of the page that left. */
export function wakeIslands(): void {
  for (const [island, unmount] of woken) {
    if (island.isConnected) continue;
    unmount();
    woken.delete(island);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void wake(target as HTMLElement);
      }
    },
    { rootMargin: '200px' },
  );
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    if (island.dataset.load === 'visible') observer.observe(island);
    else void wake(island);
  }
}

/** An island whose code does not come is tried once more, reported, and breaks nothing beside it. */
async function wake(island: HTMLElement): Promise<void> {
  const { island: name = '' } = island.dataset;
  if (!isIslandName(name) || woken.has(island)) return;
  woken.set(island, () => {});
  try {
    const load = () => Promise.all([islandLoaders[name](), import('./hydrate-island')]);
    const [Component, { hydrateIsland, unmountIsland }] = await load().catch(load);
    if (!island.isConnected) return;
    hydrateIsland(island, Component);
    woken.set(island, () => unmountIsland(island));
  } catch (error) {
    console.error(`Island ${name} did not start`, error);
  }
}
