import { ChatPlace } from '../chat/chat-place';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { Opening } from './opening/opening';
import { ScrollToTop } from './scroll-to-top/scroll-to-top';
import { SkipLink } from './skip-link/skip-link';

/** What stands before `<main>` on every page. */
export function ShellBefore() {
  return (
    <>
      <SkipLink />
      <Opening />
      <Header />
    </>
  );
}

/** What stands after it. */
export function ShellAfter() {
  return (
    <>
      <Footer />
      <ScrollToTop />
      <ChatPlace />
      <p className="visually-hidden" role="status" />
      <div id="app" />
    </>
  );
}
