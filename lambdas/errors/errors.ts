/**
 * What a caller is told when a request is refused or fails. Facts are fields; the message is safe to
 * show to anybody.
 */
export class ApiError extends Error {
  /** Seconds after which another attempt makes sense. */
  readonly retryAfter: number | undefined = undefined;
  /** For the log only. */
  readonly detail: string | undefined = undefined;

  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 503,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export class Forbidden extends ApiError {
  constructor(override readonly detail: 'origin' | 'origin-verify') {
    super(403, 'forbidden', 'This API is called by its own site only.');
  }
}

export class WrongMethod extends ApiError {
  constructor(readonly allow: string) {
    super(405, 'method-not-allowed', `This address takes ${allow}.`);
  }
}

export class Erased extends ApiError {
  constructor() {
    super(410, 'erased', 'The conversation was erased in the meantime.');
  }
}

export class BodyTooLarge extends ApiError {
  constructor(maxBytes: number) {
    super(413, 'body-too-large', `The body is larger than ${maxBytes} bytes.`);
  }
}

export class Invalid extends ApiError {
  constructor(field: string, expected: string) {
    super(422, 'invalid', `${field}: expected ${expected}.`);
  }
}

export class TooMany extends ApiError {
  constructor(
    readonly limit: string,
    override readonly retryAfter: number,
  ) {
    super(429, 'too-many-requests', `Too many requests; try again in ${retryAfter} seconds.`);
  }
}

/** Something this depends on does not answer now. */
export class Unavailable extends ApiError {
  constructor(
    override readonly detail: string,
    override readonly retryAfter = 10,
  ) {
    super(
      503,
      'unavailable',
      `The service does not answer now; try again in ${retryAfter} seconds.`,
    );
  }
}

/** An error as one line of a log names it. */
export const describeError = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
