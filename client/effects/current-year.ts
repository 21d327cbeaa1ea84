/** The year of the reader, where the build's is older. */
export function showCurrentYear(): void {
  const year = document.querySelector('[data-current-year]');
  if (year) year.textContent = String(new Date().getFullYear());
}
