import { getOrInsert } from '../../content/core/get-or-insert';
import { ownPicture } from '../../content/core/own-picture';
import type { Page, Post } from '../../content/schema/page';
import type { People } from '../../content/schema/site';
import type { Content } from '../content/content';
import { markdownToHtml } from '../markdown/markdown';
import { imageAddresses } from '../markdown/markdown-images';

/** Pictures fill a part of the page; portraits are small and round. */
export type Role = 'picture' | 'portrait';

/** A place in the content that names a picture of `content/images/`. */
export interface NamedPicture {
  /** Below `content/images/`. */
  name: string;
  /** As the content writes it. */
  address: string;
  role: Role;
  /** The content file. */
  file: string;
}

/** What was found in texts that are still the same, for whoever asks again after a change. */
export type FoundPictures = WeakMap<Page | Post | People, readonly NamedPicture[]>;

/** Every place that names a picture of our own. */
export const namedPictures = (
  content: Content,
  known: FoundPictures = new WeakMap(),
): NamedPicture[] =>
  [...content.pages, ...content.posts, content.people].flatMap((text) =>
    getOrInsert(known, text, () => ('body' in text ? inText(text) : inPeople(text))),
  );

const inText = (text: Page | Post): NamedPicture[] => [
  ...own(inData(text), text.file),
  ...own(inMarkdown(text.body), text.file),
];

const inPeople = (people: People): NamedPicture[] => own(inData(people), 'people.yaml');

type Named = Pick<NamedPicture, 'address' | 'role'>;

const own = (named: Iterable<Named>, file: string): NamedPicture[] =>
  [...named].flatMap((each) => {
    const name = ownPicture(each.address);
    return name === undefined ? [] : { ...each, name, file };
  });

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

/** Markdown that may name a picture of our own; all other need not be converted to look. */
const MAY_NAME_OURS = /!\[[^\]]*\](?!\(\s*<?https?:)|<img\s/i;

const inMarkdown = (body: string): Named[] =>
  MAY_NAME_OURS.test(body)
    ? imageAddresses(markdownToHtml(body)).map((address) => ({ address, role: 'picture' }))
    : [];
