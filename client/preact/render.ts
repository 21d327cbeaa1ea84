import type { ReactElement } from 'react';
import { type ComponentChild, hydrate as preactHydrate, render as preactRender } from 'preact';

/** Components are typed by React and run by Preact: this file and location.ts join the two. */

export const render = (element: ReactElement | null, into: Element): void =>
  preactRender(element as ComponentChild, into);

export const hydrate = (element: ReactElement, into: Element): void =>
  preactHydrate(element as ComponentChild, into);
