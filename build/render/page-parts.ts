/** What stands inside the head of a page. */
export const headOf = (page: string): string => between(page, '<head>', page.indexOf('</head>'));

/** What stands inside `<main>`, which ends last of all elements of that name. */
export const mainOf = (page: string): string =>
  between(page, '<main>', page.lastIndexOf('</main>'));

const between = (page: string, start: string, end: number): string =>
  page.slice(page.indexOf(start) + start.length, end);
