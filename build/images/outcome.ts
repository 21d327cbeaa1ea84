import type { DownloadFailure } from './download';
import type { IndexEntry } from './picture-index';
import type { WantedPicture } from './wanted-pictures';

/** What became of one wanted picture. */
export type Outcome =
  | { kind: 'kept'; address: string; entry: IndexEntry }
  | { kind: 'fetched'; address: string; entry: IndexEntry; bytes: number }
  | { kind: 'failed'; address: string; found: string; fix: string };

/** A failure told so that the operator can mend it: what was found, and what to do. */
export function failed(
  { address, file }: WantedPicture,
  failure: DownloadFailure | { kind: 'no-picture'; found: string },
): Outcome {
  const another = `correct the address in ${file} or name another picture there`;
  const tell = (found: string, fix: string): Outcome => ({ kind: 'failed', address, found, fix });
  switch (failure.kind) {
    case 'timeout':
      return tell(
        `no whole answer in ${failure.ms / 1000} s`,
        'run npm run images again when its host answers',
      );
    case 'status':
      return failure.status >= 500 || failure.status === 429
        ? tell(`status ${failure.status}`, 'run npm run images again later')
        : tell(`status ${failure.status}`, another);
    case 'unreachable':
      return tell(
        `no connection (${failure.reason})`,
        'check the network and the address, then run npm run images again',
      );
    case 'too-large':
      return tell(
        `more than ${failure.limit / 1_000_000} MB`,
        `name a smaller version of the picture in ${file}`,
      );
    case 'no-picture':
      return tell(failure.found, another);
  }
}

/** One line for the operator. */
export function outcomeLine(outcome: Outcome): string {
  const { kind, address } = outcome;
  if (kind === 'failed') return `failed   ${address} · found ${outcome.found} · ${outcome.fix}`;
  const { file, width, height } = outcome.entry;
  const line = `${kind.padEnd(8)} ${address} → ${file}, ${width} × ${height}`;
  return kind === 'fetched' ? `${line}, ${(outcome.bytes / 1000).toFixed(1)} kB` : line;
}

/** The last line: how many of each. */
export function summaryLine(outcomes: readonly Outcome[]): string {
  const count = (kind: Outcome['kind']): number =>
    outcomes.filter((outcome) => outcome.kind === kind).length;
  return `${outcomes.length} pictures: ${count('kept')} kept, ${count('fetched')} fetched, ${count('failed')} failed`;
}
