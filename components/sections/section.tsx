import type { Section as SectionData } from '../../content/schema/sections';
import type { PostSummary } from '../document/document-data';
import { AboutPreview } from './about-preview/about-preview';
import { CallToAction } from './call-to-action/call-to-action';
import { Faq } from './faq/faq';
import { HarbourHero } from './harbour-hero/harbour-hero';
import { Masthead } from './masthead/masthead';
import { NotFound } from './not-found/not-found';
import { PostList } from './post-list/post-list';
import { Prose } from './prose/prose';
import { References } from './references/references';
import { ServiceTeaser } from './service-teaser/service-teaser';
import { Statistics } from './statistics/statistics';
import { Stories } from './stories/stories';
import { Testimonials } from './testimonials/testimonials';

interface SectionProps {
  section: SectionData;
  /** The page's Markdown as HTML, for the section that shows it. */
  html: string;
  posts: readonly PostSummary[];
}

/** Draws a section by its kind. */
export function Section({ section, html, posts }: SectionProps) {
  switch (section.kind) {
    case 'harbour-hero':
      return <HarbourHero section={section} />;
    case 'masthead':
      return <Masthead section={section} />;
    case 'prose':
      return <Prose html={html} />;
    case 'service-teaser':
      return <ServiceTeaser section={section} />;
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
    case 'post-list':
      return <PostList posts={posts} />;
    case 'not-found':
      return <NotFound section={section} />;
  }
}
