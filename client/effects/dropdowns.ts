const WIDE = '(min-width: 64rem)';
/** How long a pointer may stray from an open list before it closes. */
const GRACE_MS = 180;

const dropdownOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('.dropdown') : null;
const buttonOf = (dropdown: HTMLElement): HTMLElement | null =>
  dropdown.querySelector('.dropdown-button');
const isOpen = (dropdown: HTMLElement): boolean =>
  buttonOf(dropdown)?.getAttribute('aria-expanded') === 'true';

function setOpen(dropdown: HTMLElement, open: boolean): void {
  buttonOf(dropdown)?.setAttribute('aria-expanded', String(open));
  if (!open || !matchMedia(WIDE).matches) return;
  for (const other of document.querySelectorAll<HTMLElement>('.dropdown')) {
    if (other !== dropdown) buttonOf(other)?.setAttribute('aria-expanded', 'false');
  }
}

/** The bar's lists: hover and keyboard on wide screens, click on small ones. */
export function startDropdowns(): void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || !matchMedia(WIDE).matches) return;
    const hovered = dropdownOf(event.target);
    clearTimeout(closing);
    if (hovered) return setOpen(hovered, true);
    closing = setTimeout(() => {
      for (const dropdown of document.querySelectorAll<HTMLElement>('.dropdown')) {
        if (!dropdown.matches(':focus-within')) setOpen(dropdown, false);
      }
    }, GRACE_MS);
  });
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest('.dropdown-button') : null;
    const dropdown = button && dropdownOf(button);
    if (!dropdown) return;
    const hovering = matchMedia(WIDE).matches && event.detail > 0 && dropdown.matches(':hover');
    setOpen(dropdown, hovering || !isOpen(dropdown));
  });
  document.addEventListener('focusout', (event) => {
    const dropdown = dropdownOf(event.target);
    if (
      !dropdown ||
      !matchMedia(WIDE).matches ||
      dropdown.contains(event.relatedTarget as Node | null)
    )
      return;
    if (!dropdown.matches(':hover')) setOpen(dropdown, false);
  });
  document.addEventListener('keydown', (event) => {
    const dropdown = dropdownOf(event.target);
    if (dropdown && moveByKey(dropdown, event)) event.preventDefault();
  });
}

/** @returns whether the key meant something here. */
function moveByKey(dropdown: HTMLElement, event: KeyboardEvent): boolean {
  const links = [...dropdown.querySelectorAll<HTMLElement>('.dropdown-link')];
  const button = buttonOf(dropdown);
  const at = links.indexOf(document.activeElement as HTMLElement);
  const focus = (index: number): true => {
    links[(index + links.length) % links.length]?.focus();
    return true;
  };
  switch (event.key) {
    case 'Escape':
      if (!isOpen(dropdown)) return false;
      setOpen(dropdown, false);
      button?.focus();
      return true;
    case 'ArrowDown':
      if (!isOpen(dropdown)) setOpen(dropdown, true);
      return focus(at + 1);
    case 'ArrowUp':
      if (!isOpen(dropdown)) setOpen(dropdown, true);
      return focus(at < 0 ? -1 : at - 1);
    case 'Home':
      return at >= 0 && focus(0);
    case 'End':
      return at >= 0 && focus(-1);
    default:
      return false;
  }
}
