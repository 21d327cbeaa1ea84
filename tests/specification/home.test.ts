import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type HtmlFile, allWords, fileAt, graphOf, htmlFiles, words } from '../support/html';

let files: HtmlFile[] = [];
const home = (language: 'sv' | 'en'): HtmlFile => fileAt(files, language === 'sv' ? '/' : '/en/');
const NBSP = '\u00a0';

beforeAll(async () => {
  files = await htmlFiles(inject('site'));
});

const SECTIONS = [
  'harbour',
  'offers',
  'about-preview',
  'statistics',
  'stories',
  'testimonials',
  'references',
  'faq',
  'call-to-action',
];

describe.for(['sv', 'en'] as const)('Home in %s', (language) => {
  const prefix = language === 'sv' ? '' : '/en';
  const hrefs = (selector: string): (string | undefined)[] =>
    home(language)
      .root.querySelectorAll(selector)
      .map((link) => link.getAttribute('href'));

  test('has its nine sections in order', () => {
    const sections = home(language).root.querySelectorAll('main > section');
    expect(sections.map((section) => section.classList.value[0])).toEqual(SECTIONS);
    expect(sections[1]?.id).toBe('services');
  });

  test('opens with links to contact and portfolio, "500+", five stars and two badges', () => {
    const hero = home(language).root.querySelector('main > section');
    expect(hrefs('.harbour .button')).toEqual([`${prefix}/contact`, `${prefix}/portfolio`]);
    expect(words(hero?.querySelector('.harbour-trust') ?? null)).toContain('500+');
    expect(hero?.querySelectorAll('.stars-5')).toHaveLength(1);
    expect(hero?.querySelectorAll('.harbour-trust img').length).toBeGreaterThan(2);
    expect(hero?.querySelectorAll('.harbour-badges li')).toHaveLength(2);
  });

  test('has three services, each with its page and its price', () => {
    expect(hrefs('.service-row a')).toEqual([
      `${prefix}/services/web-development`,
      `${prefix}/services/seo`,
      `${prefix}/services/google-ads`,
    ]);
    const per = language === 'sv' ? 'per månad' : 'per month';
    const prices = allWords(home(language).root, '.service-row-price');
    expect(prices[0]).toContain(`25${NBSP}000${NBSP}kr`);
    expect(prices[1]).toContain(`8${NBSP}000${NBSP}kr ${per}`);
    expect(prices[2]).toContain(`5${NBSP}000${NBSP}kr ${per}`);
    expect(hrefs('#services > .button')).toEqual([`${prefix}/contact`]);
    const titles = allWords(home(language).root, '.service-row h3');
    expect(allWords(home(language).root, '.service-row a')).toEqual(
      titles.map((title) => `${language === 'sv' ? 'Läs mer' : 'Learn more'}: ${title}`),
    );
  });

  test('previews the agency with six benefits and the 98 % badge', () => {
    const about = home(language).root.querySelector('.about-preview');
    expect(about?.querySelectorAll('dt')).toHaveLength(6);
    expect(words(about?.querySelector('.about-preview-badge strong') ?? null)).toBe(
      language === 'sv' ? `98${NBSP}%` : '98%',
    );
    expect(hrefs('.about-preview .button')).toEqual([`${prefix}/about`]);
  });

  test('counts to 250+, 500+, 750+ and 95+, and says so without a script', () => {
    const { root } = home(language);
    expect(allWords(root, '.statistics dd')).toEqual(['250+', '500+', '750+', '95+']);
    expect(new Set(allWords(root, '.statistics dt')).size).toBe(4);
  });

  test('tells two success stories of challenge, solution and four results', () => {
    const stories = home(language).root.querySelectorAll('.stories article');
    expect(stories).toHaveLength(2);
    for (const story of stories) {
      expect(story.querySelectorAll('dd')).toHaveLength(2);
      expect(story.querySelectorAll('li')).toHaveLength(4);
    }
  });

  test('has four testimonials with name, role, words, picture and stars, and a dot for each', () => {
    const { root } = home(language);
    const slides = root.querySelectorAll('.testimonials figure');
    expect(slides).toHaveLength(4);
    expect(new Set(allWords(root, '.testimonials figure strong')).size).toBe(4);
    for (const slide of slides) {
      expect(words(slide.querySelector('blockquote')).length).toBeGreaterThan(40);
      expect(words(slide.querySelector('strong'))).not.toBe('');
      expect(slide.querySelector('img')?.getAttribute('alt')).toBe('');
      expect(slide.querySelector('.stars')?.getAttribute('aria-label')).toMatch(/^[1-5] /);
    }
    expect(root.querySelectorAll('.testimonials button.dot')).toHaveLength(4);
  });

  test('hides no testimonial from those who listen, says which of how many each is, and offers to pause first', () => {
    const carousel = home(language).root.querySelector('.carousel');
    const of = language === 'sv' ? 'av' : 'of';
    expect(
      carousel
        ?.querySelectorAll('.slide[role="group"]')
        .map((slide) => slide.getAttribute('aria-label')),
    ).toEqual([1, 2, 3, 4].map((number) => `${number} ${of} 4`));
    expect(carousel?.querySelectorAll('.slide[aria-hidden]')).toEqual([]);
    expect(carousel?.querySelector('button')?.classList.contains('pause')).toBe(true);
    expect(carousel?.querySelector('.pause + .carousel-slides')).not.toBeNull();
  });

  test('names eleven reference companies, each with its trade', () => {
    const companies = home(language).root.querySelectorAll('.references li');
    expect(companies).toHaveLength(11);
    for (const company of companies) {
      expect(words(company.querySelector('strong'))).not.toBe('');
      expect(words(company.querySelector('span'))).not.toBe('');
    }
  });

  test('answers ten questions, in the HTML and in the structured data alike', () => {
    const file = home(language);
    const questions = allWords(file.root, '.faq summary');
    expect(questions).toHaveLength(10);
    expect(new Set(questions).size).toBe(10);
    const page = graphOf(file).find((thing) => thing['@type'] === 'FAQPage');
    const entities = page?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(entities.map(({ name }) => name)).toEqual(questions);
    expect(entities.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(
      allWords(file.root, '.faq details > :not(summary)'),
    );
  });

  test('lets the browser keep at most one question open, and opens none', () => {
    const details = home(language).root.querySelectorAll('.faq details');
    expect(new Set(details.map((each) => each.getAttribute('name'))).size).toBe(1);
    expect(details[0]?.getAttribute('name')).toBeTruthy();
    expect(details.some((each) => each.hasAttribute('open'))).toBe(false);
  });

  test('answers with every price and time of the specification that its questions ask for', () => {
    const answers = allWords(home(language).root, '.faq details').join('\n');
    const [weeks, months] = language === 'sv' ? ['veckor', 'månader'] : ['weeks', 'months'];
    for (const fact of [
      `15${NBSP}000${NBSP}kr`,
      `25${NBSP}000${NBSP}kr`,
      `50${NBSP}000${NBSP}kr`,
      `50${NBSP}000–100${NBSP}000${NBSP}kr`,
      `8${NBSP}000${NBSP}kr`,
      `5${NBSP}000${NBSP}kr`,
      `10${NBSP}000${NBSP}kr`,
      `2–3${NBSP}${weeks}`,
      `6–8${NBSP}${weeks}`,
      `3–6${NBSP}${months}`,
    ]) {
      expect(answers).toContain(fact);
    }
  });

  test('closes with a way to contact and a telephone link', () => {
    expect(hrefs('main > section.call-to-action a')).toEqual([
      `${prefix}/contact`,
      expect.stringMatching(/^tel:\+\d+$/),
    ]);
  });

  test('has its words in its own language alone', () => {
    const [own, other] = [home(language), home(language === 'sv' ? 'en' : 'sv')];
    const texts = (file: HtmlFile): string[] =>
      allWords(file.root, 'main p, main h1, main h2, main h3, main blockquote, main summary');
    const shared = texts(own).filter((text) => text.length > 40 && texts(other).includes(text));
    expect(shared).toEqual([]);
  });
});

describe.for(['sv', 'en'] as const)('the bar in %s', (language) => {
  const prefix = language === 'sv' ? '' : '/en';
  const SERVICES = ['web-development', 'seo', 'google-ads', 'page-ranking'];
  const CITIES = {
    goteborg: 'Göteborg',
    stockholm: 'Stockholm',
    malmo: 'Malmö',
    boras: 'Borås',
    trollhattan: 'Trollhättan',
    skovde: 'Skövde',
    uddevalla: 'Uddevalla',
    molndal: 'Mölndal',
    kungalv: 'Kungälv',
    alingsas: 'Alingsås',
  };

  test('leads, in order, to what the specification names', () => {
    const links = home(language).root.querySelectorAll('header nav a');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${prefix}/`,
      ...SERVICES.map((service) => `${prefix}/services/${service}`),
      `${prefix}/portfolio`,
      `${prefix}/about`,
      `${prefix}/blog`,
      ...Object.keys(CITIES).map((city) => `${prefix}/webbyra-${city}`),
      `${prefix}/contact`,
      language === 'sv' ? '/en/' : '/',
      `${prefix}/contact`,
    ]);
  });

  test('calls the area and its cities as the specification does', () => {
    const { root } = home(language);
    const agency = language === 'sv' ? 'Webbyrå' : 'Web Agency';
    const names = Object.values(CITIES).map((city) => `${agency} ${city}`);
    expect(allWords(root, 'header .dropdown-button')[1]).toBe(
      language === 'sv' ? 'Området' : 'Area',
    );
    expect(allWords(root, 'header .dropdown-link').slice(4)).toEqual(names);
  });

  test('shows the language that it switches to', () => {
    const toggle = home(language).root.querySelector('header .language-toggle');
    expect(words(toggle)).toBe(language === 'sv' ? 'EN' : 'SV');
    expect(toggle?.getAttribute('hreflang')).toBe(language === 'sv' ? 'en' : 'sv');
  });

  test('marks the page that one is on', () => {
    for (const path of [`${prefix}/`, `${prefix}/portfolio`, `${prefix}/webbyra-malmo`]) {
      const current = fileAt(files, path).root.querySelectorAll('header nav [aria-current="page"]');
      expect(current.map((link) => link.getAttribute('href'))).toEqual([path]);
    }
  });
});

describe.for(['sv', 'en'] as const)('the footer in %s', (language) => {
  const prefix = language === 'sv' ? '' : '/en';

  test('has links, contact details, a newsletter box that sends nothing, and the year', () => {
    const footer = home(language).root.querySelector('footer.footer');
    const hrefs =
      footer?.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '') ?? [];
    expect(hrefs.filter((href) => /facebook|twitter|linkedin|instagram/.test(href))).toHaveLength(
      4,
    );
    for (const path of [
      '/',
      '/about',
      '/portfolio',
      '/blog',
      '/contact',
      '/services/web-development',
      '/services/seo',
      '/services/google-ads',
      '/services/page-ranking',
      '/privacy-policy',
      '/terms-of-service',
    ]) {
      expect(hrefs).toContain(prefix + path);
    }
    expect(hrefs.some((href) => /^tel:\+\d+$/.test(href))).toBe(true);
    expect(hrefs.some((href) => href.startsWith('mailto:info@'))).toBe(true);
    expect(words(footer?.querySelector('address') ?? null)).toContain('Västra Frölunda');
    const form = footer?.querySelector('form');
    expect(form?.getAttribute('action')).toBeUndefined();
    expect(form?.querySelector('input')?.getAttribute('type')).toBe('email');
    expect(words(footer?.querySelector('[data-current-year]') ?? null)).toMatch(/^20\d\d$/);
  });

  test('asks for the address in the page’s language', () => {
    const input = home(language).root.querySelector('footer.footer input');
    expect(input?.getAttribute('placeholder')).toBe(
      language === 'sv' ? 'Din e-postadress' : 'Your email address',
    );
  });
});

test('the opening screen says "Loading..." in both languages', () => {
  for (const language of ['sv', 'en'] as const) {
    expect(words(home(language).root.querySelector('.opening'))).toContain('Loading...');
  }
});

test('the page for unknown addresses says "Page Not Found" and leads home, in both languages', () => {
  for (const [path, back] of [
    ['/404', '/'],
    ['/en/404', '/en/'],
  ] as const) {
    const { root } = fileAt(files, path);
    expect(words(root.querySelector('main h1'))).toMatch(/Page Not Found/);
    expect(words(root.querySelector('main h1'))).toMatch(/Här finns ingen sida/);
    expect(words(root.querySelector('title'))).toContain('Page Not Found');
    const links = root.querySelectorAll('main a');
    expect(links[0]?.getAttribute('href')).toBe(back);
    expect(links.map(words)).toContain('Back to Home');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/');
  }
});
