import * as v from 'valibot';
import { Text } from './text';

/** `dictionary/<language>.yaml`: every word of the interface that no page owns. */
export const Dictionary = v.strictObject({
  navigation: v.strictObject({
    label: Text,
    home: Text,
    services: Text,
    portfolio: Text,
    about: Text,
    blog: Text,
    area: Text,
    /** `{city}` stands for the city's name. */
    webAgency: Text,
    contact: Text,
    quote: Text,
    menu: Text,
    closeMenu: Text,
    /** Said to screen readers by the toggle, in the language it leads to. */
    switchLanguage: Text,
    skipToContent: Text,
    breadcrumbs: Text,
    homeCrumb: Text,
  }),
  opening: Text,
  scrollToTop: Text,
  footer: v.strictObject({
    about: Text,
    quickLinks: Text,
    services: Text,
    contact: Text,
    newsletter: Text,
    newsletterText: Text,
    emailPlaceholder: Text,
    subscribe: Text,
    rights: Text,
    follow: Text,
  }),
  social: v.strictObject({ facebook: Text, twitter: Text, linkedin: Text, instagram: Text }),
  chat: v.strictObject({ open: Text }),
  carousel: v.strictObject({
    label: Text,
    /** `{number}` and `{name}` stand for the testimonial's place and person. */
    show: Text,
    pause: Text,
    play: Text,
  }),
  /** `{rating}` stands for the number of stars. */
  stars: Text,
  /** `{rating}` and `{reviews}` stand for what site.yaml says of the business. */
  businessRating: Text,
  callUs: Text,
  opensInNewTab: Text,
  stories: v.strictObject({ challenge: Text, solution: Text, results: Text }),
  otherLanguage: v.strictObject({
    /** Shown on a page whose text is in the other language and that has a counterpart in this one. */
    available: Text,
    /** Shown where there is none. */
    unavailable: Text,
    read: Text,
  }),
  blog: v.strictObject({
    readMore: Text,
    back: Text,
    featured: Text,
    share: Text,
    /** `{minutes}` stands for the number of minutes. */
    readTime: Text,
  }),
});
export type Dictionary = v.InferOutput<typeof Dictionary>;
