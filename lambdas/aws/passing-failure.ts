import { isServerError, isThrottlingError, isTransientError } from '@smithy/core/retry';

type SdkError = Parameters<typeof isTransientError>[0];

/** Whether a failed call to AWS may succeed when it is made again later. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const failure = error as SdkError;
  return (
    isThrottlingError(failure) ||
    isTransientError(failure) ||
    isServerError(failure) ||
    (error instanceof AggregateError && error.errors.some(isPassing))
  );
}
