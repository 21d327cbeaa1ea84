/** Tells screen readers what page has arrived. */
export function announce(text: string): void {
  const region = document.querySelector('[role="status"]');
  if (region) region.textContent = text;
}
