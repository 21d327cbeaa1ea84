const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for HTML, inside an element or a quoted attribute; other control characters go. */
export const escapeHtml = (text: string): string =>
  text
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
