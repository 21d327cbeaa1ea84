import type { LocalPicture, LocalPictures } from '../../content/schema/local-picture';
import type { Content } from '../content/content';
import type { EncodeJob } from './encode-outputs';
import type { PictureLibrary } from './picture-library';
import { planPicture } from './plan-picture';
import { type FoundPictures, type WantedPicture, wantedPictures } from './wanted-pictures';

/** What a build does about pictures. */
export interface SitePictures {
  /** Those that our own host serves. */
  local: LocalPictures;
  jobs: readonly EncodeJob[];
  /** Those that the library does not hold although there is one. */
  elsewhere: readonly WantedPicture[];
}

/** Decides which pictures of some content our own host serves, and as which files. */
export function planPictures(
  content: Content,
  library: PictureLibrary,
  known?: FoundPictures,
): SitePictures {
  if (!library.exists) return { local: {}, jobs: [], elsewhere: [] };
  const local: Record<string, LocalPicture> = {};
  const jobs: EncodeJob[] = [];
  const elsewhere: WantedPicture[] = [];
  for (const wanted of wantedPictures(content, known)) {
    const original = library.originals.get(wanted.address);
    if (!original) {
      elsewhere.push(wanted);
      continue;
    }
    const plan = planPicture(original, wanted.roles);
    local[wanted.address] = plan.local;
    jobs.push(...plan.outputs.map((output) => ({ original, output })));
  }
  return { local, jobs, elsewhere };
}

/** What to tell somebody whose visitors still fetch pictures from other hosts although some do not. */
export const elsewhereWarning = ({ elsewhere }: SitePictures): string[] =>
  elsewhere.length === 0
    ? []
    : [
        `WARNING: visitors fetch ${elsewhere.length} ${elsewhere.length === 1 ? 'picture' : 'pictures'} from other hosts, ${elsewhere[0]?.address} of ${elsewhere[0]?.file} for one. Run npm run images to bring them home.`,
      ];
