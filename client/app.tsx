import { useEffect, useLayoutEffect, useState } from 'react';
import { LanguageProvider } from '../components/language/language';
import { LocationProvider, useLocation } from './preact-bridge';
import { announcement } from './navigation/announce';
import { language } from './navigation/language-setting';
import { startPrefetching } from './navigation/prefetch';
import { rememberScroll } from './navigation/scroll';
import { startToggle } from './navigation/toggle';
import { startVisits, visitAddress } from './navigation/visit';

/** What lives across navigations: the location, the language setting and the live region. */
export function App() {
  const [now, setNow] = useState(language.now());
  useEffect(() => language.subscribe(setNow), []);
  return (
    <LanguageProvider language={now}>
      <LocationProvider>
        <Navigation />
      </LocationProvider>
      <Announcer />
    </LanguageProvider>
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
  }, [url]);
  return null;
}

function Announcer() {
  const [text, setText] = useState('');
  useEffect(() => announcement.subscribe(setText), []);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}
