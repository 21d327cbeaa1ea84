import type { ComponentType, ReactNode } from 'react';
import * as iso from 'preact-iso/router';

/** Components are typed by React and run by Preact: this file and render.ts join the two. */

export const LocationProvider = iso.LocationProvider as unknown as ComponentType<{
  children?: ReactNode;
}>;

/** Where the window is, whether a link led here rather than the history, and the way elsewhere. */
export const useLocation = iso.useLocation as unknown as () => {
  url: string;
  wasPush: boolean;
  route: (url: string) => void;
};
