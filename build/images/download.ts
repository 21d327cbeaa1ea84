/** Why a picture did not come. */
export type DownloadFailure =
  | { kind: 'timeout'; ms: number }
  | { kind: 'status'; status: number }
  | { kind: 'unreachable'; reason: string }
  | { kind: 'too-large'; limit: number };

export type Downloaded = { ok: true; bytes: Uint8Array } | { ok: false; failure: DownloadFailure };

export interface DownloadLimits {
  /** For the whole picture, redirects included. */
  timeoutMs: number;
  maxBytes: number;
}

/** Services that choose a format by what the browser takes give the one that is encoded from best. */
const ACCEPT = 'image/jpeg,image/png;q=0.9,image/webp;q=0.8,image/*;q=0.5';

/** Fetches one address, following redirects. Nothing that another host does makes it throw. */
export async function download(
  address: string,
  { timeoutMs, maxBytes }: DownloadLimits,
): Promise<Downloaded> {
  const fail = (failure: DownloadFailure): Downloaded => ({ ok: false, failure });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(new URL(address, 'https://localhost'), {
      headers: { accept: ACCEPT },
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      return fail({ kind: 'status', status: response.status });
    }
    const bytes = await readUpTo(response, maxBytes);
    return bytes ? { ok: true, bytes } : fail({ kind: 'too-large', limit: maxBytes });
  } catch (error) {
    return fail(
      signal.aborted
        ? { kind: 'timeout', ms: timeoutMs }
        : { kind: 'unreachable', reason: reasonOf(error) },
    );
  }
}

/** The body of an answer, unless it is larger; what is over the limit is never taken in. */
async function readUpTo(response: Response, limit: number): Promise<Uint8Array | undefined> {
  if (Number(response.headers.get('content-length') ?? 0) > limit) {
    await response.body?.cancel();
    return undefined;
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** fetch says no more than "fetch failed"; why stands in the cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return 'code' in cause ? String(cause.code) : cause.message;
}
