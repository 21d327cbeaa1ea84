const BYTES = 18;

/** 144 random bits as 24 characters of base64url. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** A session id that nobody can guess: whoever has it reads the conversation. */
export const newSessionId = (now: number): string => `session_${now}_${randomText()}`;

/**
 * Whether the functions would take an id: one that is all hexadecimal carries fewer bits a character
 * and has to be longer.
 */
export function isSessionId(text: string | undefined): text is string {
  const random = /^session_\d{10,16}_([\w-]{22,64})$/.exec(text ?? '')?.[1] ?? '';
  return /[g-z_]/i.test(random) || random.replaceAll('-', '').length >= 32;
}
