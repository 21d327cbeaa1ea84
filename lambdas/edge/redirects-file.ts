/** Where a build says which addresses have moved, in the form that static hosts know. */
export const REDIRECTS_FILE = '/_redirects';

/** Where each address leads, as the file says it: `/old /new 301` a line. */
export const readRedirects = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split('\n').flatMap((line) => {
      const [from, to] = line.split(' ');
      return from && to ? [[from, to]] : [];
    }),
  );
