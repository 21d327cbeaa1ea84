import * as v from 'valibot';

const AN_OLD_ADDRESS = 'an address of before, such as /gammal-sida, a line for each page';

/** An address that something was at before: of an earlier site, it may end in .html or hold capitals. */
export const OldAddress = v.pipe(
  v.string(AN_OLD_ADDRESS),
  v.regex(/^\/[^\s?#*]*$/, AN_OLD_ADDRESS),
);

const A_NEW_ADDRESS = 'a page of the site such as /kontakt-oss, or a web address';

/** `redirects.yaml`: where each address leads that no page says of itself (`from:`). */
export const Redirects = v.record(
  OldAddress,
  v.pipe(v.string(A_NEW_ADDRESS), v.regex(/^(?:\/|https?:\/\/)[^\s]*$/, A_NEW_ADDRESS)),
);
export type Redirects = v.InferOutput<typeof Redirects>;
