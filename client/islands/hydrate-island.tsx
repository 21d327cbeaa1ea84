import type { ComponentType } from 'react';
import { decodeProps } from '../../components/island/props';
import { LanguageProvider } from '../../components/language/language';
import type { Language } from '../../content/schema/text';
import { hydrate, render } from '../preact-bridge';

/** Brings the server's HTML of an island to life without changing it. */
export function hydrateIsland(island: HTMLElement, Component: ComponentType<object>): void {
  const { props = '{}', language } = island.dataset;
  hydrate(
    <LanguageProvider language={language as Language}>
      <Component {...decodeProps(props)} />
    </LanguageProvider>,
    island,
  );
}

/** Ends the timers and listeners of an island whose page has left. */
export const letGo = (island: HTMLElement): void => render(null, island);
