/** Lower case without diacritics, so that `Öppettider` and `oppettider` are one word. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
