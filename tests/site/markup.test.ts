import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import type { Dictionary } from '../../content/schema/dictionary';
import type { Navigation, People, Site } from '../../content/schema/site';
import { FIXTURE } from '../support/content';
import { type HtmlFile, allWords, attribute, fileAt, htmlFiles, words } from '../support/html';

const read = (file: string): unknown => parse(readFileSync(join(FIXTURE, file), 'utf8'));
const site = read('site.yaml') as Site;
const people = read('people.yaml') as People;
const navigation = read('navigation.yaml') as Navigation;

let files: HtmlFile[] = [];

beforeAll(async () => {
  files = await htmlFiles(inject('fixture'));
});

describe.for(['sv', 'en'] as const)('the shell in %s', (language) => {
  const prefix = language === 'sv' ? '' : '/en';
  const texts = read(`dictionary/${language}.yaml`) as Dictionary;
  const home = (): HtmlFile => fileAt(files, `${prefix}/`);
  const part = (selector: string) => {
    const found = home().root.querySelector(selector);
    if (!found) throw new Error(`Home has no ${selector}`);
    return found;
  };
  const hrefs = (selector: string): (string | undefined)[] =>
    home()
      .root.querySelectorAll(selector)
      .map((link) => link.getAttribute('href'));

  test('the bar holds its entries in order, the toggle and the way to a quote', () => {
    const words = texts.navigation;
    expect(
      allWords(home().root, '.menu-list > li > a, .menu-list > li > .dropdown-button'),
    ).toEqual([
      words.home,
      words.services,
      words.portfolio,
      words.about,
      words.blog,
      words.area,
      words.contact,
    ]);
    expect(hrefs('.menu-list > li > a')).toEqual(
      ['/', '/portfolio', '/about', '/blog', '/contact'].map((path) => prefix + path),
    );
    expect(allWords(home().root, '.menu-actions a')).toEqual([
      language === 'sv' ? 'EN' : 'SV',
      words.quote,
    ]);
    expect(hrefs('.menu-actions a')[1]).toBe(`${prefix}/contact`);
  });

  test('its lists hold the services and the cities of the content', () => {
    const { services, cities } = navigation;
    expect(hrefs('#menu-services a')).toEqual(services.map(({ to }) => prefix + to));
    expect(allWords(home().root, '#menu-services a')).toEqual(
      services.map(({ label }) => label[language]),
    );
    expect(hrefs('#menu-area a')).toEqual(cities.map(({ to }) => prefix + to));
    expect(allWords(home().root, '#menu-area a')).toEqual(
      cities.map(({ name }) => texts.navigation.webAgency.replace('{city}', name)),
    );
  });

  test('the footer holds about text, networks, links, details, newsletter and copyright', () => {
    const { brand, contact, social } = site;
    const footer = part('footer.footer');
    expect(footer.text).toContain(texts.footer.about.replace('{{brand.name}}', brand.name));
    expect(hrefs('.footer .social-links a')).toEqual([
      social.facebook,
      social.twitter,
      social.linkedin,
      social.instagram,
    ]);
    const named = (label: string): string[] =>
      hrefs(`.footer nav[aria-label="${label}"] a`).map(String);
    expect(named(texts.footer.quickLinks)).toEqual(
      ['/', '/about', '/portfolio', '/blog', '/contact'].map((path) => prefix + path),
    );
    expect(named(texts.footer.services)).toEqual(navigation.services.map(({ to }) => prefix + to));
    expect(hrefs('.footer address a')).toEqual([
      contact.maps,
      `tel:${contact.phoneInternational}`,
      `mailto:${contact.email}`,
    ]);
    for (const text of [contact.street, contact.city, contact.phone, contact.hours[language]])
      expect(words(part('.footer address'))).toContain(text);
    const { root } = home();
    expect(attribute(home(), '.footer input', 'placeholder')).toBe(
      texts.footer.newsletter.placeholder,
    );
    expect(words(root.querySelector('.footer form button'))).toBe(
      texts.footer.newsletter.subscribe,
    );
    expect(words(part('.footer-end p'))).toMatch(
      new RegExp(`^© 20\\d\\d ${brand.name}. ${texts.footer.rights}$`),
    );
  });

  test('a newsletter box has nowhere to send to, with and without a script', () => {
    for (const form of home().root.querySelectorAll('form.newsletter')) {
      expect(form.getAttribute('method')).toBe('dialog');
      expect(form.getAttribute('action')).toBeUndefined();
      expect(form.querySelector('[aria-live]')?.getAttribute('data-inert')).toBe(
        texts.newsletterClosed,
      );
    }
  });

  test('the chat’s place is named and told its words in the language of the shell', () => {
    const { launcher, title, apology } = texts.chat;
    expect(attribute(home(), '#chat', 'aria-label')).toBe(launcher);
    expect(attribute(home(), 'button.chat-launcher', 'aria-label')).toBe(launcher);
    expect(JSON.parse(attribute(home(), '#chat-window', 'data-chat'))).toMatchObject({
      language,
      privacy: `${prefix}/privacy-policy`,
      phone: { text: site.contact.phone, international: site.contact.phoneInternational },
      texts: { launcher, apology, title: title.replace('{name}', site.brand.name) },
    });
    expect(part('.chat noscript').innerHTML).toContain(`href="${prefix}/contact"`);
  });

  test('what leads around the page says where', () => {
    expect(attribute(home(), '.scroll-to-top', 'aria-label')).toBe(texts.scrollToTop);
    expect(words(part('.skip-link'))).toBe(texts.navigation.skipToContent);
    expect(words(part('.opening'))).toBe(texts.opening);
  });

  test('tables that scroll sideways are sections with a name', async () => {
    const { root } = fileAt(
      await htmlFiles(inject('site')),
      '/hur-mycket-kostar-det-att-bygga-en-hemsida-med-wordpress',
    );
    const tables = root.querySelectorAll('.comparison .table-scroll');
    expect(tables.map(({ tagName }) => tagName)).toEqual(['SECTION', 'SECTION', 'SECTION']);
    expect(tables.every((table) => table.getAttribute('aria-label'))).toBe(true);
    expect(root.querySelectorAll('[role="region"]')).toEqual([]);
  });

  test('counters stand at their numbers, and stars say the rating', () => {
    const { value, suffix } = site.figures.clients ?? { value: 0, suffix: '' };
    expect(allWords(home().root, '.counter dd')).toEqual([`${value}${suffix}`]);
    const stars = home().root.querySelectorAll('.slide .stars');
    expect(stars.map((each) => each.getAttribute('aria-label'))).toEqual(
      people.testimonials.map(({ rating }) => texts.stars.replace('{rating}', `${rating}`)),
    );
    expect(
      home()
        .root.querySelectorAll('.carousel .dot')
        .map((dot) => dot.getAttribute('aria-label')),
    ).toEqual(
      people.testimonials.map(({ name }, index) =>
        texts.carousel.show.replace('{number}', `${index + 1}`).replace('{name}', name),
      ),
    );
  });

  test('an article can be shared on Twitter, LinkedIn and Facebook by its address', () => {
    const post = fileAt(files, `${prefix}/blog/1`);
    const article = attribute(post, 'link[rel="canonical"]', 'href');
    const links = post.root.querySelectorAll('.post-share a');
    expect(links.map(words)).toEqual(['Twitter', 'LinkedIn', 'Facebook']);
    const shared = links.map((link) => {
      const url = new URL((link.getAttribute('href') ?? '').replaceAll('&amp;', '&'));
      const { origin, pathname, searchParams } = url;
      return [origin + pathname, searchParams.get('url') ?? searchParams.get('u')];
    });
    expect(shared).toEqual([
      ['https://twitter.com/intent/tweet', article],
      ['https://www.linkedin.com/sharing/share-offsite/', article],
      ['https://www.facebook.com/sharer/sharer.php', article],
    ]);
  });
});
