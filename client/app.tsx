import { useEffect, useLayoutEffect } from 'react';
import { startPrefetching } from './navigation/prefetch';
import { rememberScroll } from './navigation/scroll';
import { startToggle } from './navigation/toggle';
import { startVisits, visitAddress } from './navigation/visit';
import { LocationProvider, useLocation } from './preact-bridge';

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
  useEffect(() => {
    startVisits();
    startToggle();
    startPrefetching();
    rememberScroll();
  }, []);
  useLayoutEffect(() => {
    void visitAddress(url, wasPush ? 'forward' : 'history');
  }, [url, wasPush]);
  return null;
}
