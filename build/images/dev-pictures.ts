import type { LocalPicture, LocalPictures } from '../../content/schema/local-picture';
import type { Content } from '../content/content';
import { ContentError, type Problem } from '../../content/core/problem';
import { type EncodeJob, encoded, encodedFile, isEncoded } from './encode-outputs';
import { type PictureLibrary, readLibrary } from './picture-library';
import { planPictures } from './site-pictures';
import type { FoundPictures } from './wanted-pictures';

/** What pages are rendered with, where the files of it lie, by path, and what is wrong with them. */
interface ShownPictures {
  local: LocalPictures;
  files: ReadonlyMap<string, string>;
  problems: readonly Problem[];
}

/**
 * The pictures of a site that somebody works on: what a build has encoded as visitors get it, any
 * other as one JPEG, made once, because a page of new pictures would take a minute to encode.
 */
export class DevPictures {
  private readonly found: FoundPictures = new WeakMap();
  private shown: ShownPictures | undefined;
  private shownKey = '';

  private constructor(private readonly library: PictureLibrary) {}

  static async open(contentDir: string): Promise<DevPictures> {
    return new DevPictures(await readLibrary(contentDir));
  }

  /** The pictures of some content; the same object for as long as it names the same ones. */
  async of(content: Content): Promise<ShownPictures> {
    const { local, jobs } = planPictures(content, this.library, this.found);
    const key = jobs.map(({ output }) => output.path).join();
    if (this.shown && key === this.shownKey) return this.shown;
    const { problems, ...shown } = await show(local, jobs);
    this.shown = { ...shown, problems: [...this.library.problems, ...problems] };
    this.shownKey = key;
    return this.shown;
  }
}

async function show(planned: LocalPictures, jobs: readonly EncodeJob[]): Promise<ShownPictures> {
  const missing = new Set(jobs.filter((job) => !isEncoded(job)).map(pathOf));
  const local = Object.fromEntries(
    Object.entries(planned).map(([address, picture]) => [
      address,
      pathsOf(picture).some((path) => missing.has(path)) ? { ...picture, sources: [] } : picture,
    ]),
  );
  const shownPaths = new Set(Object.values(local).flatMap(pathsOf));
  const shown = jobs.filter((job) => shownPaths.has(pathOf(job)));
  const problems = await encodeHere(shown.filter((job) => missing.has(pathOf(job))));
  const files = new Map(shown.filter(isEncoded).map((job) => [pathOf(job), encodedFile(job)]));
  return { local, files, problems };
}

const pathOf = ({ output }: EncodeJob): string => output.path;

/** Encodes into the cache; a picture that cannot be decoded is a problem like any other. */
async function encodeHere(jobs: readonly EncodeJob[]): Promise<Problem[]> {
  const problems: Problem[] = [];
  await Promise.all(
    jobs.map((job) =>
      encoded(job).catch((error: unknown) => {
        if (!(error instanceof ContentError)) throw error;
        problems.push(...error.problems);
      }),
    ),
  );
  return problems;
}

const pathsOf = ({ src, sources }: LocalPicture): string[] => [
  src,
  ...sources.flatMap(({ srcset }) => srcset.split(', ').map((each) => each.replace(/ \d+w$/, ''))),
];
