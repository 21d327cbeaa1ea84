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
