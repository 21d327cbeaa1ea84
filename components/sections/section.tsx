import type { Section as SectionData } from '../../content/schema/section';
import { kindOf } from './registry';
import type { SectionPage } from './section-kind';

/** Draws a section by its kind. */
export function Section({ section, page }: { section: SectionData; page: SectionPage }) {
  const { Component } = kindOf(section);
  return <Component section={section} page={page} />;
}
