import { useTexts } from '../../edition/edition';

/** The opening screen: 500 ms of CSS over a page that is already being read, loaded and painted. */
export function Opening() {
  return (
    <div className="opening" aria-hidden="true">
      <span className="opening-spinner" />
      {useTexts().opening}
    </div>
  );
}
