/** How long calls may take; together they end well before the function's own 20 seconds. */
export interface Patience {
  connectMs: number;
  requestMs: number;
  attempts: number;
}

/** Endpoint of a local stand-in, which takes any credentials. */
const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' } as const;

/** What every AWS client of ours is made with; an endpoint only where one stands in. */
export const clientOptions = (endpoint: string | undefined, patience: Patience) => ({
  maxAttempts: patience.attempts,
  // Put together once for each kind of call, not at every call: a tenth of a message's CPU.
  cacheMiddleware: true,
  requestHandler: {
    connectionTimeout: patience.connectMs,
    requestTimeout: patience.requestMs,
    socketTimeout: patience.requestMs,
    throwOnRequestTimeout: true,
  },
  ...(endpoint === undefined
    ? {}
    : { endpoint, region: 'eu-north-1', credentials: LOCAL_CREDENTIALS }),
});
