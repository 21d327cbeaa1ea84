import type { ComponentType, ReactElement, ReactNode } from 'react';
import { type ComponentChild, hydrate as preactHydrate, render as preactRender } from 'preact';
import * as iso from 'preact-iso/router';

/**
 * Components are typed by React and run by Preact. The two type systems meet here and nowhere else.
 */

export const LocationProvider = iso.LocationProvider as unknown as ComponentType<{
  children?: ReactNode;
}>;

/** Where the window is, and whether a link led here rather than the history. */
export const useLocation = iso.useLocation as unknown as () => { url: string; wasPush: boolean };

export const render = (element: ReactElement | null, into: Element): void =>
  preactRender(element as ComponentChild, into);

export const hydrate = (element: ReactElement, into: Element): void =>
  preactHydrate(element as ComponentChild, into);
