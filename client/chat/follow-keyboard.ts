/**
 * Keeps the window above a phone's keyboard, which covers the page without resizing it: tells the
 * style sheet how much of the page's foot is covered, and how high what is left is.
 */
export function followKeyboard(): void {
  const view = window.visualViewport;
  if (!view) return;
  const root = document.documentElement;
  const follow = (): void => {
    const covered = Math.max(0, root.clientHeight - view.height - view.offsetTop);
    root.style.setProperty('--chat-foot', `${covered}px`);
    root.style.setProperty('--chat-room', `${view.height}px`);
  };
  view.addEventListener('resize', follow);
  view.addEventListener('scroll', follow);
  follow();
}
