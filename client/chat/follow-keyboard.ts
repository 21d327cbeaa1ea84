/** What the keyboard leaves of the page, in the page's own pixels. */
export interface Room {
  /** How much of the page's foot is covered. */
  foot: number;
  /** How high what is left is. */
  room: number;
}

/** Whoever zooms in wants to see the window closer, not have it made to fit: that is undone. */
export function roomOf(
  view: { height: number; offsetTop: number; scale: number },
  pageHeight: number,
): Room {
  const room = Math.round(view.height * view.scale);
  const above = view.scale > 1 ? 0 : view.offsetTop;
  return { foot: Math.max(0, Math.round(pageHeight - room - above)), room };
}

/**
 * Keeps the window above a phone's keyboard, which covers the page without resizing it: tells the
 * style sheet what is left.
 */
export function followKeyboard(): void {
  const view = window.visualViewport;
  if (!view) return;
  const root = document.documentElement;
  const follow = (): void => {
    const { foot, room } = roomOf(view, root.clientHeight);
    root.style.setProperty('--chat-foot', `${foot}px`);
    root.style.setProperty('--chat-room', `${room}px`);
  };
  view.addEventListener('resize', follow);
  view.addEventListener('scroll', follow);
  follow();
}
