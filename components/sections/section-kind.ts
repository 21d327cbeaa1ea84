import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { PageView } from '../../content/schema/planned-document';
import type { PassageSource, PassageText } from './passages';

/** What a section may show of the page that it stands on. */
interface SectionPage extends Pick<PageView, 'breadcrumbs' | 'about' | 'list' | 'projects'> {
  /** The page's Markdown as HTML. */
  html: string;
}

/** Front matter of a section, told from other kinds by `kind`. */
type SectionSchema<Kind extends string = string> = v.StrictObjectSchema<
  v.ObjectEntries & { kind: v.LiteralSchema<Kind, undefined> },
  undefined
>;

export interface SectionProps<Schema extends SectionSchema> {
  section: v.InferOutput<Schema>;
  page: SectionPage;
}

/** A name that a section uses and another file defines: a figure of `site.yaml`, a testimonial of `people.yaml`. */
type UsedName = readonly [of: 'figure' | 'testimonial', name: string];

/** All there is to know of one kind of section, but its CSS, which lies beside it. */
export interface SectionKind<Schema extends SectionSchema> {
  schema: Schema;
  Component: (props: SectionProps<Schema>) => ReactNode;
  /** What the assistant may read: a passage for each thing that can be asked about on its own. */
  passages: (section: v.InferOutput<Schema>, source: PassageSource) => readonly PassageText[];
  /** What other files must define; the build looks. */
  names?: (section: v.InferOutput<Schema>) => readonly UsedName[];
  /** Front matter that is right; tests draw it on a page of the fixture. */
  example: v.InferInput<Schema>;
}

/** A kind of section, checked: a missing part is a type error. */
export const sectionKind = <Schema extends SectionSchema>(
  kind: SectionKind<Schema>,
): SectionKind<Schema> => kind;

/** Kinds by name, checked: it is a type error where a schema tells its kind by another name. */
export const sectionKinds = <
  Kinds extends { [Name in keyof Kinds]: { schema: SectionSchema<Name & string> } },
>(
  kinds: Kinds,
): Kinds => kinds;
