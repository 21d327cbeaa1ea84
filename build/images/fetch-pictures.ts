import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomic } from '../files/cache';
import { ContentFolder } from '../content/content-folder';
import { withLines } from '../content/with-lines';
import { displayPath } from '../../content/core/display-path';
import { ContentError } from '../../content/core/problem';
import { inspectWhole } from './codec';
import { type DownloadLimits, download } from './download';
import { type Outcome, failed } from './outcome';
import {
  type PictureIndex,
  encodeIndex,
  imagesFolder,
  indexPath,
  readIndex,
} from './picture-index';
import { type PictureStep, originalName, planDownloads } from './plan-downloads';
import { type WantedPicture, wantedPictures } from './wanted-pictures';

export const LIMITS: DownloadLimits = { timeoutMs: 20_000, maxBytes: 15_000_000 };
/** Downloads at a time: polite to the hosts, and no picture waits for a slow one. */
const AT_A_TIME = 4;

/**
 * Brings every external picture that content names into `content/images/`, unless it is there. A
 * picture that does not come leaves everything else as it was.
 *
 * @param tell - is called with each outcome as it comes; the list has them by address.
 * @throws ContentError where the content or its index of pictures cannot be read, or not be written.
 */
export async function fetchPictures(
  contentDir: string,
  tell: (outcome: Outcome) => void,
  limits: DownloadLimits = LIMITS,
): Promise<Outcome[]> {
  const wanted = await readWanted(contentDir);
  const index = await readIndexOrThrow(contentDir);
  const steps = planDownloads(wanted, index, await filesIn(imagesFolder(contentDir)));
  const outcomes = await atATime(AT_A_TIME, steps, async (step) => {
    const outcome = await carryOut(step, contentDir, limits);
    tell(outcome);
    return outcome;
  });
  const fetched = outcomes.flatMap((outcome) =>
    outcome.kind === 'fetched' ? [[outcome.address, outcome.entry] as const] : [],
  );
  if (fetched.length > 0) {
    const next = { ...index, ...Object.fromEntries(fetched) };
    await writeOrThrow(indexPath(contentDir), encodeIndex(next));
  }
  return outcomes;
}

async function carryOut(
  step: PictureStep,
  contentDir: string,
  limits: DownloadLimits,
): Promise<Outcome> {
  const { address } = step.wanted;
  if (step.kind === 'keep') return { kind: 'kept', address, entry: step.entry };
  const answer = await download(address, limits);
  if (!answer.ok) return failed(step.wanted, answer.failure);
  const inspected = await inspectWhole(answer.bytes);
  if (!inspected.ok) return failed(step.wanted, { kind: 'no-picture', found: inspected.found });
  const { format, width, height } = inspected;
  const file = originalName(address, format);
  await writeOrThrow(join(imagesFolder(contentDir), file), answer.bytes);
  return {
    kind: 'fetched',
    address,
    entry: { file, width, height },
    bytes: answer.bytes.length,
  };
}

/** Pictures of all texts that can be read: mistakes elsewhere are the build's to tell. */
async function readWanted(contentDir: string): Promise<WantedPicture[]> {
  const folder = new ContentFolder(contentDir);
  await folder.readAll();
  const { content, problems } = folder.assemble();
  if (!content) throw new ContentError(withLines(problems, contentDir));
  return wantedPictures(content);
}

async function readIndexOrThrow(contentDir: string): Promise<PictureIndex> {
  const read = await readIndex(contentDir);
  if (read && !read.ok) throw new ContentError(withLines(read.problems, contentDir));
  return read?.index ?? {};
}

const filesIn = async (folder: string): Promise<ReadonlySet<string>> =>
  new Set(existsSync(folder) ? await readdir(folder) : []);

async function writeOrThrow(path: string, bytes: Uint8Array | string): Promise<void> {
  try {
    await writeAtomic(path, bytes);
  } catch (error) {
    throw new ContentError([
      {
        file: displayPath(path),
        line: 0,
        what: 'picture folder cannot be written',
        found: error instanceof Error ? error.message.replace(/, .*$/, '') : String(error),
        expected: 'a folder that can be written',
        fix: 'change its permissions, or make room on the disk',
      },
    ]);
  }
}

/** Does some work for every item, a few at a time; results come in the items' order. */
async function atATime<T, R>(
  count: number,
  items: readonly T[],
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const runOne = async (): Promise<void> => {
    for (const [place, item] of queue) results[place] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(count, items.length) }, runOne));
  return results;
}
