import { closest } from '../dom/dom';

/** How long a pointer may stray from an open list before it closes. */
const GRACE_MS = 180;
const DROPDOWN = '.dropdown';

const isWide = (): boolean => matchMedia('(min-width: 64rem)').matches;
const allDropdowns = () => document.querySelectorAll<HTMLElement>(DROPDOWN);
const buttonOf = (dropdown: HTMLElement) => dropdown.querySelector<HTMLElement>('button');
const isOpen = (dropdown: HTMLElement): boolean => buttonOf(dropdown)?.ariaExpanded === 'true';

function setOpen(dropdown: HTMLElement, open: boolean): void {
  if (open && isWide())
    for (const other of allDropdowns()) if (other !== dropdown) setOpen(other, false);
  buttonOf(dropdown)?.setAttribute('aria-expanded', String(open));
}

/**
 * The bar's lists: hover and keyboard on wide screens, click on small ones. A click keeps what hovering
 * has opened, a second one closes it.
 */
export function startDropdowns(): void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  let kept: HTMLElement | undefined;
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || !isWide()) return;
    const hovered = closest(event, DROPDOWN);
    clearTimeout(closing);
    if (hovered) {
      // Only where the pointer comes from outside: what was closed under it stays closed.
      if (!hovered.contains(event.relatedTarget as Node | null)) setOpen(hovered, true);
      return;
    }
    kept = undefined;
    closing = setTimeout(() => {
      for (const dropdown of allDropdowns())
        if (!dropdown.matches(':focus-within')) setOpen(dropdown, false);
    }, GRACE_MS);
  });
  document.addEventListener('click', (event) => {
    const dropdown = closest(event, '.dropdown-button')?.closest<HTMLElement>(DROPDOWN);
    if (!dropdown) return;
    const keeps = isWide() && event.detail > 0 && dropdown.matches(':hover') && dropdown !== kept;
    setOpen(dropdown, keeps || !isOpen(dropdown));
    kept = keeps ? dropdown : undefined;
  });
  document.addEventListener('focusout', (event) => {
    const dropdown = closest(event, DROPDOWN);
    const leaves = isWide() && !dropdown?.contains(event.relatedTarget as Node | null);
    if (dropdown && leaves && !dropdown.matches(':hover')) setOpen(dropdown, false);
  });
  document.addEventListener('keydown', (event) => {
    const dropdown = closest(event, DROPDOWN);
    if (dropdown && moveByKey(dropdown, event.key)) event.preventDefault();
    // Those that hovering has opened have no focus within.
    else if (event.key === 'Escape' && isWide())
      for (const other of allDropdowns()) setOpen(other, false);
  });
}

/** @returns whether the key meant something here. */
function moveByKey(dropdown: HTMLElement, key: string): boolean {
  const links = [...dropdown.querySelectorAll<HTMLElement>('ul a')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  if (key === 'Escape' && isOpen(dropdown)) {
    setOpen(dropdown, false);
    buttonOf(dropdown)?.focus();
    return true;
  }
  const to = placeAfter(key, at);
  if (to === undefined) return false;
  setOpen(dropdown, true);
  links.at(to % links.length)?.focus();
  return true;
}

/** Place in the list that a key leads to, counted from the end where negative; at -1 the button has the focus. */
function placeAfter(key: string, at: number): number | undefined {
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at < 0 ? -1 : at - 1;
  if (at < 0) return undefined;
  return key === 'Home' ? 0 : key === 'End' ? -1 : undefined;
}
