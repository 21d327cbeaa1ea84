import { createHash } from 'node:crypto';
import type { Page, Post } from '../../content/schema/page';
import type { SocialCard } from '../../content/schema/planned-document';
import type { Content } from '../content/content';
import type { Common } from './plan-memory';

/** Raised when the drawing changes, so that no cached card of the old look is used again. */
const CARD_DESIGN = 3;

/** Says how social cards look: another where they do. */
export const cardLook = ({ theme, logo, site }: Content): string =>
  JSON.stringify([CARD_DESIGN, theme, logo, site.brand]);

/** The social card of a text, at an address that says what is on it. */
export function planCard(text: Page | Post, { site, look }: Common): SocialCard {
  const heading = text.kind === 'page' ? headingOf(text) : text.title;
  const eyebrow = text.kind === 'post' ? text.category : site.brand.tagline[text.language];
  const hash = createHash('sha256')
    .update(JSON.stringify([look, heading, eyebrow]))
    .digest('hex')
    .slice(0, 10);
  return { path: `/assets/card-${hash}.png`, heading, eyebrow };
}

const headingOf = (page: Page): string => {
  const [first] = page.sections;
  return first && 'heading' in first ? first.heading : page.title;
};
