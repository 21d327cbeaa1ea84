import * as v from 'valibot';
import { aboutPreview } from './about-preview/about-preview';
import { awards } from './awards/awards';
import { callToAction } from './call-to-action/call-to-action';
import { caseStudy } from './case-study/case-study';
import { cases } from './cases/cases';
import { comparison } from './comparison/comparison';
import { contact } from './contact/contact';
import { districts } from './districts/districts';
import { faq } from './faq/faq';
import { figures } from './figures/figures';
import { founder } from './founder/founder';
import { harbourHero } from './harbour-hero/harbour-hero';
import { masthead } from './masthead/masthead';
import { notFound } from './not-found/not-found';
import { offers } from './offers/offers';
import { plugins } from './plugins/plugins';
import { points } from './points/points';
import { postList } from './post-list/post-list';
import { projects } from './projects/projects';
import { prose } from './prose/prose';
import { quotes } from './quotes/quotes';
import { references } from './references/references';
import { statistics } from './statistics/statistics';
import { steps } from './steps/steps';
import { stories } from './stories/stories';
import { testimonials } from './testimonials/testimonials';
import { tiers } from './tiers/tiers';
import { timeline } from './timeline/timeline';
import { type SectionKind, sectionKinds } from './section-kind';

/** Every kind of section, by the name that front matter calls it. */
export const sections = sectionKinds({
  'about-preview': aboutPreview,
  awards,
  'call-to-action': callToAction,
  'case-study': caseStudy,
  cases,
  comparison,
  contact,
  districts,
  faq,
  figures,
  founder,
  'harbour-hero': harbourHero,
  masthead,
  'not-found': notFound,
  offers,
  plugins,
  points,
  'post-list': postList,
  projects,
  prose,
  quotes,
  references,
  statistics,
  steps,
  stories,
  testimonials,
  tiers,
  timeline,
});

type Registry = typeof sections;
type Outputs = { [Name in keyof Registry]: v.InferOutput<Registry[Name]['schema']> };
// Tells content every kind, for it imports nothing of ours.
declare module '../../content/schema/section' {
  interface SectionKinds extends Outputs {}
}

export const AnySection = v.variant(
  'kind',
  Object.values(sections).map(({ schema }) => schema),
);

const kinds: { [Name in keyof Registry]: SectionKind<Registry[Name]['schema']> } = sections;

/** All there is to know of a section's kind. */
export const kindOf = <Name extends keyof Registry>({
  kind,
}: {
  kind: Name;
}): SectionKind<Registry[Name]['schema']> => kinds[kind];
