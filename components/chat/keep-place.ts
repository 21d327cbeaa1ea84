import type { ChatMessage } from './chat-state';

/** Where the list's own bubbles began, and what stood above them. */
export interface Place {
  first: HTMLElement | undefined;
  top: number;
  earlier: readonly ChatMessage[];
}

/**
 * Keeps the reader's place when earlier messages have come above the list's own bubbles. A keyboard
 * that asked for them with a button stays in the list, from where it can scroll up.
 */
export function keepPlace(list: HTMLElement, earlier: Place['earlier'], before?: Place): Place {
  const first = list.querySelector<HTMLElement>(':scope > .chat-bubble') ?? undefined;
  const place: Place = { first, top: first?.offsetTop ?? 0, earlier };
  if (!before || earlier === before.earlier || first !== before.first) return place;
  list.scrollTop += place.top - before.top;
  const { activeElement, body } = document;
  // The button may be gone, and the focus with it.
  if (activeElement === body || activeElement?.closest('.chat-earlier'))
    list.focus({ preventScroll: true });
  return place;
}
