import { useLayoutEffect } from 'react';
import { LocationProvider, useLocation } from '../preact/location';
import { rememberScroll } from './scroll';
import { followLinks } from './follow-links';
import { visitAddress } from './visit';

/** What lives across navigations: the location, and what follows from a change of it. */
export function App() {
  return (
    <LocationProvider>
      <Navigation />
    </LocationProvider>
  );
}

function Navigation() {
  const { url, wasPush, route } = useLocation();
  useLayoutEffect(rememberScroll, []);
  useLayoutEffect(() => followLinks(route), [route]);
  useLayoutEffect(() => {
    void visitAddress(url, wasPush ? 'forward' : 'history');
  }, [url, wasPush]);
  return null;
}
