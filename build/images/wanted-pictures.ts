import type { Page, Post } from '../../content/schema/page';
import type { People } from '../../content/schema/site';
import type { Content } from '../content/content';
import { markdownToHtml } from '../markdown/markdown';
import { imageAddresses } from '../markdown/markdown-images';

/** Pictures fill a part of the page; portraits are small and round. */
export type Role = 'picture' | 'portrait';

/** A picture of another host that content names. */
export interface WantedPicture {
  address: string;
  /** As what it is shown, sorted. */
  roles: readonly Role[];
  /** The first content file that names it. */
  file: string;
}

type Found = Pick<WantedPicture, 'address' | 'file'> & { role: Role };

/** Every external picture that content names, by address, in the order of addresses. */
export function wantedPictures(
  content: Content,
  known: FoundPictures = new WeakMap(),
): WantedPicture[] {
  const found = [...content.pages, ...content.posts, content.people].flatMap((named) => {
    const pictures = known.get(named) ?? ('body' in named ? inText(named) : inPeople(named));
    known.set(named, pictures);
    return pictures;
  });
  const wanted = new Map<string, WantedPicture>();
  for (const { address, role, file } of found) {
    const known = wanted.get(address);
    const roles = [...new Set([...(known?.roles ?? []), role])].sort();
    wanted.set(address, { address, roles, file: known?.file ?? file });
  }
  return [...wanted.values()].sort((a, b) => (a.address < b.address ? -1 : 1));
}

/** What content names, for whoever asks again after each change of a part of it. */
export type FoundPictures = WeakMap<Page | Post | People, readonly Found[]>;

const inText = (text: Page | Post): Found[] => [
  ...external(inData(text), text.file),
  ...external(inMarkdown(text.body), text.file),
];

const inPeople = (people: People): Found[] => external(inData(people), 'people.yaml');

const external = (named: Iterable<Named>, file: string): Found[] =>
  [...named]
    .filter(({ address }) => /^(?:https?:)?\/\//i.test(address))
    .map((each) => ({ ...each, file }));

type Named = Pick<Found, 'address' | 'role'>;

/**
 * Finds pictures by the shapes that the schemas give them, so that a new kind of section brings its
 * own along: `{ url, alt }` is a picture, below `avatars` a portrait; a bare address called `image`
 * is a portrait.
 */
function* inData(value: unknown, role: Role = 'picture'): Generator<Named> {
  if (Array.isArray(value)) {
    for (const item of value) yield* inData(item, role);
  } else if (typeof value === 'object' && value !== null) {
    const { url, alt, image }: { url?: unknown; alt?: unknown; image?: unknown } = value;
    if (typeof url === 'string' && typeof alt === 'string') yield { address: url, role };
    if (typeof image === 'string') yield { address: image, role: 'portrait' };
    for (const [key, child] of Object.entries(value)) {
      yield* inData(child, key === 'avatars' ? 'portrait' : role);
    }
  }
}

const inMarkdown = (body: string): Named[] =>
  /!\[|<img\s/i.test(body)
    ? imageAddresses(markdownToHtml(body)).map((address) => ({ address, role: 'picture' }))
    : [];
