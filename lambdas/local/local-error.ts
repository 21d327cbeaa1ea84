/** The local backend cannot start; the message says why, and what to do, in one line. */
export class LocalBackendError extends Error {
  override readonly name = 'LocalBackendError';
}

export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;
