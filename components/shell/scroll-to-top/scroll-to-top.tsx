import { useTexts } from '../../edition/edition';

/** Leads to the top of the page; the browser shows it after 300 px of scrolling. */
export function ScrollToTop() {
  const label = useTexts().scrollToTop;
  return (
    <a className="scroll-to-top" href="#top" aria-label={label} title={label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20V5M5 12l7-7 7 7" />
      </svg>
    </a>
  );
}
