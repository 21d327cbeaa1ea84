import type { Language } from '../../content/core/language';
import type { Page } from '../../content/schema/page';
import type { ProjectSummary } from '../../content/schema/planned-document';
import type { PlanMemory } from './plan-memory';

/**
 * Every case study of a language as the portfolio lists it: by their `order`, one without an order
 * before all others; the same array as last time if nothing in it changed.
 */
export function projectSummaries(
  pages: readonly Page[],
  language: Language,
  memory: PlanMemory,
): readonly ProjectSummary[] {
  const list = pages
    .filter((page) => page.language === language)
    .flatMap((page) => summaryOf(page) ?? [])
    .sort((a, b) => a.order - b.order || (a.title < b.title ? -1 : 1));
  return memory.same(`projects ${language}`, list);
}

function summaryOf({ sections, route, title }: Page): ProjectSummary | undefined {
  const study = sections.find((section) => section.kind === 'case-study');
  if (!study) return undefined;
  const opening = sections.find((section) => section.kind === 'masthead');
  return {
    route,
    category: opening?.eyebrow ?? study.business,
    title: opening?.heading ?? title,
    text: study.card?.text ?? opening?.text ?? study.challenge.text,
    result: study.card?.result ?? study.results.cards[0]?.title ?? '',
    picture: study.picture,
    order: study.order ?? 0,
  };
}
