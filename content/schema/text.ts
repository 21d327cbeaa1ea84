import * as v from 'valibot';
import { perLanguage } from '../core/language';
import { ownPicture } from '../core/own-picture';
import { SceneName } from './scene';

export const Text = v.pipe(v.string('text'), v.trim(), v.nonEmpty('a text that is not blank'));

/** One text in both languages, side by side. */
export const Bilingual = v.strictObject(perLanguage(() => Text));
export type Bilingual = v.InferOutput<typeof Bilingual>;

/** A path of this site as the Swedish shell serves it (`/portfolio`), with an anchor if need be. */
export const Route = v.pipe(
  v.string('a path such as /contact'),
  v.regex(
    /^\/(?:[a-z0-9{}._-]+(?:\/[a-z0-9{}._-]+)*\/?)?(?:#[a-z][a-z0-9-]*)?$/,
    'a path such as /contact',
  ),
);

/** A link of this site: the words and where they lead. */
export const LinkTo = v.strictObject({ label: Text, to: Route });
export type LinkTo = v.InferOutput<typeof LinkTo>;

const A_PICTURE = 'a file of content/images such as kontor.jpg, or a web address';

/** A picture's address: a file of `content/images/`, or one of another host. */
export const PictureAddress = v.pipe(
  v.string(A_PICTURE),
  v.check((address) => ownPicture(address) !== undefined || URL.canParse(address), A_PICTURE),
);

/** A picture by address, with the alternative text in the page's language, and what is drawn in its place. */
export const Picture = v.strictObject({
  url: PictureAddress,
  alt: Text,
  scene: v.optional(SceneName),
});
export type Picture = v.InferOutput<typeof Picture>;
