import { useLayoutEffect } from 'react';
import { LocationProvider, useLocation } from '../preact/location';
import { rememberScroll } from './scroll';
import { startToggle } from './toggle';
import { startVisits, visitAddress } from './visit';

/** What lives across navigations: the location, and what follows from a change of it. */
export function App() {
  return (
    <LocationProvider>
      <Navigation />
    </LocationProvider>
  );
}

function Navigation() {
  const { url, wasPush } = useLocation();
  useLayoutEffect(() => {
    startVisits();
    startToggle();
    rememberScroll();
  }, []);
  useLayoutEffect(() => {
    void visitAddress(url, wasPush ? 'forward' : 'history');
  }, [url, wasPush]);
  return null;
}
