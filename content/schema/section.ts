/**
 * Every kind of section: its name and what its front matter becomes. Filled by
 * `components/sections/registry.ts`, where the kinds are, for content imports nothing of ours.
 */
export interface SectionKinds {}

/** One section of a page, as its schema gives it. */
export type Section = SectionKinds[keyof SectionKinds];
