import * as v from 'valibot';
import { Text } from './text';

/** A part of an address. */
const Slug = v.pipe(Text, v.regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens'));

/** What the chat's greeting offers to ask: three questions that the site answers. */
const Questions = v.pipe(v.array(Text), v.length(3, 'three questions'));

const Newsletter = v.strictObject({
  heading: Text,
  text: Text,
  placeholder: Text,
  subscribe: Text,
});

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
    /** Says the menu's button when the menu is open. */
    close: Text,
    /** Said to screen readers by the toggle, in the language it leads to. */
    switchLanguage: Text,
    skipToContent: Text,
    breadcrumbs: Text,
    homeCrumb: Text,
  }),
  opening: Text,
  scrollToTop: Text,
  /** What a newsletter box answers. */
  newsletterClosed: Text,
  footer: v.strictObject({
    about: Text,
    quickLinks: Text,
    services: Text,
    contact: Text,
    newsletter: Newsletter,
    rights: Text,
    follow: Text,
  }),
  social: v.strictObject({ facebook: Text, twitter: Text, linkedin: Text, instagram: Text }),
  chat: v.strictObject({
    /** Names the button that opens and closes the chat. */
    launcher: Text,
    /** `{name}` stands for the brand. */
    title: Text,
    subtitle: Text,
    minimise: Text,
    expand: Text,
    close: Text,
    introduction: Text,
    name: Text,
    email: Text,
    phone: Text,
    start: Text,
    /** `{name}` stands for the brand. */
    greeting: Text,
    /** Names a list of buttons that say something for the visitor. */
    choices: Text,
    conversation: Text,
    /** Said to screen readers before a message. */
    you: Text,
    assistant: Text,
    message: Text,
    send: Text,
    typing: Text,
    loading: Text,
    earlier: Text,
    earlierFailed: Text,
    /** `{count}` stands for the number of messages. */
    earlierShown: Text,
    /** Before the telephone number, where the chat's code does not come. */
    unavailable: Text,
    apology: Text,
    retry: Text,
    /** `{time}` stands for a time of day. */
    retryAfter: Text,
    stored: Text,
    privacy: Text,
    erase: Text,
    eraseQuestion: Text,
    eraseYes: Text,
    eraseNo: Text,
    eraseFailed: Text,
    erased: Text,
    /** `{count}` stands for the number of replies. */
    unread: Text,
  }),
  /** By the kind of page that the chat is on; `home` is any other. */
  questions: v.strictObject({
    home: Questions,
    service: Questions,
    city: Questions,
    contact: Questions,
  }),
  carousel: v.strictObject({
    label: Text,
    /** What it is, to those who hear it. */
    role: Text,
    /** `{number}` and `{of}` stand for the testimonial's place and how many there are. */
    place: Text,
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
    newer: Text,
    older: Text,
    allPosts: Text,
    /** Over the categories and tags. */
    categories: Text,
    /** `{category}` stands for one, `{count}` for the number of its posts. */
    categoryTitle: Text,
    categoryDescription: Text,
    /** `{number}` and `{of}` stand for a page of a list and how many there are. */
    page: Text,
    /** Parts of addresses: `/blogg/kategori/seo/sida/2`. */
    categoryPath: Slug,
    pagePath: Slug,
    previous: Text,
    /** Over the post to read after one. */
    next: Text,
    back: Text,
    featured: Text,
    share: Text,
    /** Below the list of posts. */
    newsletter: Newsletter,
    /** `{minutes}` stands for the number of minutes. */
    readTime: Text,
  }),
});
export type Dictionary = v.InferOutput<typeof Dictionary>;
