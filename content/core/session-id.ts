/**
 * Whether a text is the id of a conversation: `session_{time}_{random}`, the random part with at least 122
 * bits, as a UUID or 22 to 64 characters of base64url. One that is all hexadecimal carries fewer bits a
 * character and has to be longer.
 */
export function isSessionId(text: string): boolean {
  const random = /^session_\d{10,16}_([\w-]{22,64})$/.exec(text)?.[1] ?? '';
  return /[g-z_]/i.test(random) || random.replaceAll('-', '').length >= 32;
}
