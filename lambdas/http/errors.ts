/**
 * What a caller is told when a request is refused or fails. Facts are fields; the message is safe to
 * show to anybody.
 */
export abstract class ApiError extends Error {
  abstract readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 503;
  abstract readonly code: string;
  /** Seconds after which another attempt makes sense. */
  readonly retryAfter: number | undefined = undefined;
  /** For the log only. */
  readonly detail: string | undefined = undefined;
}

export class BrokenJson extends ApiError {
  override readonly status = 400;
  override readonly code = 'broken-json';
  constructor() {
    super('The body is not JSON.');
  }
}

export class WrongKey extends ApiError {
  override readonly status = 401;
  override readonly code = 'wrong-key';
  constructor() {
    super('The Authorization header must be "Bearer" and the public key.');
  }
}

export class Forbidden extends ApiError {
  override readonly status = 403;
  override readonly code = 'forbidden';
  constructor(override readonly detail: 'origin' | 'origin-verify') {
    super('This API is called by its own site only.');
  }
}

export class NoSuchRoute extends ApiError {
  override readonly status = 404;
  override readonly code = 'not-found';
  constructor() {
    super('There is nothing at this address.');
  }
}

export class WrongMethod extends ApiError {
  override readonly status = 405;
  override readonly code = 'method-not-allowed';
  constructor(readonly allow: string) {
    super(`This address takes ${allow}.`);
  }
}

export class OtherMessage extends ApiError {
  override readonly status = 409;
  override readonly code = 'other-message';
  constructor() {
    super('Another message was sent under this clientId.');
  }
}

export class Erased extends ApiError {
  override readonly status = 410;
  override readonly code = 'erased';
  constructor() {
    super('The conversation was erased in the meantime.');
  }
}

export class BodyTooLarge extends ApiError {
  override readonly status = 413;
  override readonly code = 'body-too-large';
  constructor(readonly maxBytes: number) {
    super(`The body is larger than ${maxBytes} bytes.`);
  }
}

export class NotJson extends ApiError {
  override readonly status = 415;
  override readonly code = 'not-json';
  constructor() {
    super('The Content-Type must be application/json.');
  }
}

export class Invalid extends ApiError {
  override readonly status = 422;
  override readonly code = 'invalid';
  constructor(
    readonly field: string,
    readonly expected: string,
  ) {
    super(`${field}: expected ${expected}.`);
  }
}

export class TooMany extends ApiError {
  override readonly status = 429;
  override readonly code = 'too-many-requests';
  constructor(
    readonly limit: string,
    override readonly retryAfter: number,
  ) {
    super(`Too many requests; try again in ${retryAfter} seconds.`);
  }
}

/** Something this depends on does not answer now. */
export class Unavailable extends ApiError {
  override readonly status = 503;
  override readonly code = 'unavailable';
  override readonly retryAfter: number;
  constructor(
    readonly dependency: 'database' | 'mail' | 'assistant' | 'time',
    override readonly detail: string,
    retryAfter = 10,
  ) {
    super(`The service does not answer now; try again in ${retryAfter} seconds.`);
    this.retryAfter = retryAfter;
  }
}
