import type { Dictionary } from '../../../content/schema/dictionary';
import { useTexts } from '../../edition/edition';

/**
 * A box that calls nothing, as the specification has it, and says so when its button is pressed.
 * Outside a dialog the method `dialog` is just that, without JavaScript too.
 */
export function Newsletter({ words }: { words: Dictionary['footer']['newsletter'] }) {
  return (
    <form className="newsletter" method="dialog">
      <h2>{words.heading}</h2>
      <p>{words.text}</p>
      <div className="newsletter-row">
        <input
          type="email"
          name="email"
          autoComplete="email"
          placeholder={words.placeholder}
          aria-label={words.placeholder}
        />
        <button type="submit" className="button button-primary button-small">
          {words.subscribe}
        </button>
      </div>
      <p
        className="newsletter-answer"
        aria-live="polite"
        data-inert={useTexts().newsletterClosed}
      />
    </form>
  );
}
