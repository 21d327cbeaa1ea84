/** The path and query of an address: what names a page, without its anchor. */
export function pageOf(url: string): string {
  const { pathname, search } = new URL(url, location.href);
  return pathname + search;
}

/** The page that the window shows; behind the address while a visit is under way. */
export const shown = { page: pageOf(location.href) };
