/** Whether a message is in capitals. */
export const isShouted = (text: string): boolean =>
  /\p{Lu}{3}/u.test(text) && !/\p{Ll}{2}/u.test(text);
