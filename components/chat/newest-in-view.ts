import { useEffect, useLayoutEffect, useRef, type UIEvent } from 'react';
import type { ChatState } from './chat-state';
import { keepPlace, type Place } from './keep-place';

/** How close to the end the reader still counts as being there, in pixels. */
const NEAR = 48;

/**
 * Keeps the newest bubble in view: the visitor's own always, an answer only for a reader who was at
 * the end. An answer longer than the list is shown from its beginning. What comes above moves nothing.
 */
export function useNewestInView({ bubbles, earlier, pending, window: size }: ChatState) {
  const list = useRef<HTMLDivElement>(null);
  const place = useRef<Place>(undefined);
  const isAtEnd = useRef(true);
  const height = useRef(0);
  const lastSize = useRef(size);

  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    const last = bubbles.at(-1);
    const isOwn = last?.kind === 'message' && last.message.role === 'user';
    if (isOwn || lastSize.current !== size) isAtEnd.current = true;
    lastSize.current = size;
    if (!isAtEnd.current) return;
    const newest = current.lastElementChild;
    const top = newest ? newest.getBoundingClientRect().top : 0;
    const toItsTop = current.scrollTop + top - current.getBoundingClientRect().top;
    const end = current.scrollHeight - current.clientHeight;
    current.scrollTop = isOwn || pending ? end : Math.min(end, toItsTop - NEAR / 4);
  }, [bubbles, pending, size]);

  useLayoutEffect(() => {
    if (list.current) place.current = keepPlace(list.current, earlier.messages, place.current);
  });

  useEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    // A phone's keyboard takes half of the list away, from its end.
    const observer = new ResizeObserver(() => {
      height.current = current.clientHeight;
      if (isAtEnd.current) current.scrollTop = current.scrollHeight;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  const watch = ({ currentTarget }: UIEvent<HTMLElement>): void => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    // The keyboard has moved the end away from the reader; the observer, told next, moves it back.
    if (clientHeight !== height.current) return;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
  };
  return { list, watch };
}
