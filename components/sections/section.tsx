import type { About, Page } from '../../content/schema/page';
import type { Section as SectionData } from '../../content/schema/sections';
import type { PostSummary } from '../../content/schema/planned-document';
import { Offers } from './offers/offers';
import { Steps } from './steps/steps';
import { Figures } from './figures/figures';
import { Points } from './points/points';
import { Tiers } from './tiers/tiers';
import { Comparison } from './comparison/comparison';
import { Timeline } from './timeline/timeline';
import { Founder } from './founder/founder';
import { Quotes } from './quotes/quotes';
import { Districts } from './districts/districts';
import { Awards } from './awards/awards';
import { Cases } from './cases/cases';
import { Plugins } from './plugins/plugins';
import { CaseStudy } from './case-study/case-study';
import { Projects } from './projects/projects';
import { Contact } from './contact/contact';
import { AboutPreview } from './about-preview/about-preview';
import { CallToAction } from './call-to-action/call-to-action';
import { Faq } from './faq/faq';
import { HarbourHero } from './harbour-hero/harbour-hero';
import { Masthead } from './masthead/masthead';
import { NotFound } from './not-found/not-found';
import { PostList } from './post-list/post-list';
import { Prose } from './prose/prose';
import { References } from './references/references';
import { Statistics } from './statistics/statistics';
import { Stories } from './stories/stories';
import { Testimonials } from './testimonials/testimonials';

interface SectionProps {
  section: SectionData;
  /** The page's Markdown as HTML, for the section that shows it. */
  html: string;
  posts: readonly PostSummary[];
  breadcrumbs: Page['breadcrumbs'];
  about: About | undefined;
}

/** Draws a section by its kind. */
export function Section({ section, html, posts, breadcrumbs, about }: SectionProps) {
  switch (section.kind) {
    case 'harbour-hero':
      return <HarbourHero section={section} />;
    case 'masthead':
      return <Masthead section={section} breadcrumbs={breadcrumbs} about={about} />;
    case 'prose':
      return <Prose html={html} />;
    case 'about-preview':
      return <AboutPreview section={section} />;
    case 'statistics':
      return <Statistics section={section} />;
    case 'stories':
      return <Stories section={section} />;
    case 'testimonials':
      return <Testimonials section={section} />;
    case 'references':
      return <References section={section} />;
    case 'faq':
      return <Faq section={section} />;
    case 'call-to-action':
      return <CallToAction section={section} />;
    case 'offers':
      return <Offers section={section} />;
    case 'steps':
      return <Steps section={section} />;
    case 'figures':
      return <Figures section={section} />;
    case 'points':
      return <Points section={section} />;
    case 'tiers':
      return <Tiers section={section} />;
    case 'comparison':
      return <Comparison section={section} />;
    case 'timeline':
      return <Timeline section={section} />;
    case 'founder':
      return <Founder section={section} />;
    case 'quotes':
      return <Quotes section={section} />;
    case 'districts':
      return <Districts section={section} />;
    case 'awards':
      return <Awards section={section} />;
    case 'cases':
      return <Cases section={section} />;
    case 'plugins':
      return <Plugins section={section} />;
    case 'case-study':
      return <CaseStudy section={section} />;
    case 'projects':
      return <Projects section={section} />;
    case 'contact':
      return <Contact section={section} />;
    case 'post-list':
      return <PostList posts={posts} />;
    case 'not-found':
      return <NotFound section={section} />;
  }
}
