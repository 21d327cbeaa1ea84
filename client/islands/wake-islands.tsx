import type { Language } from '../../content/schema/text';
import { LanguageProvider } from '../../components/language/language';
import { decodeProps } from '../../components/island/props';
import { hydrate, render } from '../preact-bridge';
import { islandLoaders, isIslandName } from './loaders';

const woken = new Set<Element>();

/** Brings the islands of the page to life as each says, and lets go of those of the page that left. */
export function wakeIslands(): void {
  for (const island of woken) {
    if (island.isConnected) continue;
    render(null, island);
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
  const { island: name = '', props = '{}', language } = island.dataset;
  if (!isIslandName(name) || woken.has(island)) return;
  woken.add(island);
  try {
    const load = islandLoaders[name];
    const Component = await load().catch(load);
    if (!island.isConnected) return;
    hydrate(
      <LanguageProvider language={language as Language}>
        <Component {...decodeProps(props)} />
      </LanguageProvider>,
      island,
    );
  } catch (error) {
    console.error(`Island ${name} did not start`, error);
  }
}
