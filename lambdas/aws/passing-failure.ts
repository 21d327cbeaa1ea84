const PASSING_NAMES = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'Throttling',
  'RequestLimitExceeded',
  'InternalServerError',
  'ServiceUnavailable',
  'TimeoutError',
  'AbortError',
  'RequestTimeout',
]);

const PASSING_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

interface Facts {
  name?: unknown;
  code?: unknown;
  $metadata?: { httpStatusCode?: number };
  $response?: { statusCode?: number };
}

/** Whether a failed call to AWS may succeed when it is made again later. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, code, $metadata, $response } = error as Facts;
  const status = $metadata?.httpStatusCode ?? $response?.statusCode ?? 0;
  return (
    PASSING_NAMES.has(String(name)) ||
    PASSING_CODES.has(String(code)) ||
    status === 429 ||
    status >= 500 ||
    (error instanceof AggregateError && error.errors.some(isPassing))
  );
}
