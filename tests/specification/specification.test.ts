import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type HtmlFile, allWords, alternatesOf, fileAt, graphOf, htmlFiles } from '../support/html';

let files: HtmlFile[] = [];

beforeAll(async () => {
  files = await htmlFiles(inject('site'));
});

const plain = (text: string): string => text.replace(/[\s\u00a0]+/g, ' ');
const page = (path: string): HtmlFile => fileAt(files, path);
const main = (path: string) => {
  const found = page(path).root.querySelector('main');
  if (!found) throw new Error(`${path} has no main`);
  return found;
};
const textOf = (path: string): string => plain(main(path).text);
const count = (path: string, selector: string): number =>
  main(path).querySelectorAll(selector).length;
const typesOf = (path: string): unknown[] => graphOf(page(path)).map((thing) => thing['@type']);
const thing = (path: string, type: string) =>
  graphOf(page(path)).find((each) => each['@type'] === type);

const TOP_POSITIONS = '/hur-kan-fyrvik-hjalpa-mitt-foretag-att-na-toppositioner-pa-google';
const COST_GUIDE = '/hur-mycket-kostar-det-att-bygga-en-hemsida-med-wordpress';
const PRESENCE = '/hur-jag-bygger-en-effektiv-narvaro-online';
const GOTHENBURG = '/webbyra-i-goteborg';
const GOTHENBURG_NEAR = '/goteborg/webbyra-i-goteborg';
const STOCKHOLM_SEO = '/stockholm/seo-byra-stockholm';

/** Every route of the specification, section 2.1. */
const ROUTES = [
  '/',
  '/services/web-development',
  '/services/seo',
  '/services/google-ads',
  '/services/page-ranking',
  '/portfolio',
  ...['dodsbojouren', 'holyrock', 'hoteldrott', 'tbilcenter'].map((name) => `/portfolio/${name}`),
  '/about',
  '/blog',
  '/blog/1',
  '/blog/2',
  '/contact',
  '/kontakt-oss',
  '/privacy-policy',
  '/terms-of-service',
  '/tjanster',
  '/tjanster/google-ads',
  '/optimerar-webbplats-for-sokmotorer',
  '/blogg',
  '/faqs',
  '/tillaggen-for-wordpress',
  '/om-oss',
  '/stockholm',
  STOCKHOLM_SEO,
  GOTHENBURG,
  GOTHENBURG_NEAR,
  COST_GUIDE,
  TOP_POSITIONS,
  PRESENCE,
  ...['goteborg', 'stockholm', 'malmo', 'boras', 'trollhattan', 'skovde', 'uddevalla', 'molndal']
    .concat('kungalv', 'alingsas')
    .map((city) => `/webbyra-${city}`),
  '/404',
];

test('the site answers every route of the specification, and its English edition', () => {
  const paths = new Set(files.map(({ path }) => path));
  const editions = ROUTES.flatMap((route) => [route, `/en${route}`]);
  expect(editions.filter((path) => !paths.has(path))).toEqual([]);
});

test.for([
  ['/about', '/om-oss'],
  ['/contact', '/kontakt-oss'],
  ['/blog', '/blogg'],
  ['/services/web-development', '/tjanster/webbutveckling'],
  ['/services/seo', '/tjanster/seo'],
  ['/services/google-ads', '/tjanster/google-ads'],
  ['/services/page-ranking', '/tjanster/sidrankning'],
] as const)('%s and %s are each other’s', ([english, swedish]) => {
  for (const path of [swedish, `/en${english}`]) {
    const alternates = alternatesOf(page(path));
    const pathOf = (language: string): string => new URL(alternates.get(language) ?? '').pathname;
    expect([pathOf('sv'), pathOf('en')]).toEqual([swedish, `/en${english}`]);
    const toggle = page(path).root.querySelector('.language-toggle')?.getAttribute('href');
    expect(toggle).toBe(path === swedish ? `/en${english}` : swedish);
  }
});

describe('every figure of the specification stands on its page', () => {
  test.for<[string, string[]]>([
    [
      '/en/services/web-development',
      [
        '25 000 kr',
        '15 000 kr',
        '50 000 kr',
        '50 000–100 000 kr',
        '2–3 weeks',
        '3–4 weeks',
        '6–8 weeks',
        '2–3 months',
        '65%',
      ],
    ],
    ['/en/services/seo', ['8 000 kr', '80%', '90%', '3–6 months']],
    ['/en/services/google-ads', ['5 000 kr', '10 000 kr', '300%', '50%', '2–4 weeks', '3 months']],
    ['/en/services/page-ranking', ['90%']],
    [
      '/tjanster/webbutveckling',
      [
        '25 000 kr',
        '15 000 kr',
        '50 000 kr',
        '50 000–100 000 kr',
        '2–3 veckor',
        '3–4 veckor',
        '6–8 veckor',
        '2–3 månader',
        '65 %',
      ],
    ],
    ['/tjanster/seo', ['8 000 kr', '80 %', '90 %', '3–6 månader']],
    ['/tjanster/sidrankning', ['90 %']],
    [
      '/en/about',
      ['500+', '95%', '15+', '5+', '200 companies', '2015', '2017', '2019', '2020', '2022', '2024'],
    ],
    [
      '/om-oss',
      ['500+', '95 %', '15+', '5+', '200 företag', '2015', '2017', '2019', '2020', '2022', '2024'],
    ],
    [
      '/en/contact',
      ['031-390 06 12', 'info@fyrvik.example', 'Fyrvaktargatan 12', 'Mon–Fri 09:00–17:00'],
    ],
    [
      '/kontakt-oss',
      ['031-390 06 12', 'info@fyrvik.example', 'Fyrvaktargatan 12', 'mån–fre 09:00–17:00'],
    ],
    ['/en/portfolio', ['300% ROI within 6 months']],
    ['/portfolio', ['300 % avkastning inom 6 månader']],
    ['/en/portfolio/dodsbojouren', ['300% ROI within 6 months', '150%', '45%']],
    ['/portfolio/dodsbojouren', ['300 %', '6 månader', '150 %', '45 %']],
    ['/en/portfolio/holyrock', ['200%', '3 months', '85%', '40%']],
    ['/portfolio/holyrock', ['200 %', '3 månader', '85 %', '40 %']],
    ['/en/portfolio/hoteldrott', ['175%', '45%', 'Top 3']],
    ['/portfolio/hoteldrott', ['175 %', '45 %', 'Topp 3']],
    ['/en/portfolio/tbilcenter', ['150%', '65%', 'Top 5']],
    ['/portfolio/tbilcenter', ['150 %', '65 %', 'Topp 5']],
    [
      '/tjanster',
      [
        '25 000 kr',
        '8 000 kr',
        '5 000 kr',
        '2–3 veckor',
        '6–8 veckor',
        '3–6 månader',
        '2–4 veckor',
      ],
    ],
    [
      '/tjanster/google-ads',
      ['5 000 kr per månad', '10 000 kr per månad', '300 %', '65 %', '2–4 veckor', '3 månader'],
    ],
    [
      '/faqs',
      [
        '25 000 kr',
        '15 000 kr',
        '2–3 veckor',
        '3–4 veckor',
        '6–8 veckor',
        '2–3 månader',
        '3–6 månader',
      ],
    ],
    ['/', ['500+', '98 %', '250+', '750+', '95+', '15 000 kr', '50 000–100 000 kr']],
    ['/en/', ['500+', '98%', '250+', '750+', '95+', '15 000 kr', '50 000–100 000 kr']],
    [
      COST_GUIDE,
      [
        '15 000–35 000 kr',
        '50 000–100 000 kr',
        '100 000+ kr',
        '2–4 veckor',
        '6–10 veckor',
        '10–16 veckor',
        '500–2 000 kr',
        '100–300 kr',
        '2 000–8 000 kr',
      ],
    ],
    ['/stockholm', ['8 000–25 000 kr']],
  ])('%s', ([path, figures]) => {
    const text = textOf(path);
    // `5+` is not to be found in `15+`.
    const stands = (figure: string): boolean =>
      text
        .split(figure)
        .slice(0, -1)
        .some((before) => !/\d$/.test(before));
    expect(figures.filter((figure) => !stands(figure))).toEqual([]);
  });
});

describe('every page has the parts of the specification, in the numbers it gives', () => {
  test.for<[string, string, number]>([
    ['/faqs', 'section.faq', 3],
    ['/faqs', 'details', 12],
    ['/tjanster/google-ads', '.offers :is(.offer, .service-row)', 4],
    ['/tjanster/google-ads', 'section.faq details', 4],
    ['/optimerar-webbplats-for-sokmotorer', 'section.faq details', 4],
    ['/tillaggen-for-wordpress', '.plugin-category', 4],
    ['/tillaggen-for-wordpress', '.plugin-category li', 12],
    [COST_GUIDE, '.tier', 3],
    [COST_GUIDE, 'section.faq details', 6],
    [TOP_POSITIONS, '.case', 3],
    [TOP_POSITIONS, 'section.faq details', 6],
    [PRESENCE, '.step-accordion details', 6],
    ['/portfolio', '.project', 4],
    ['/en/portfolio', '.project', 4],
    ['/portfolio/holyrock', '.case-study-results li', 3],
    ['/portfolio/dodsbojouren', '.case-study-technologies', 0],
    ['/portfolio/tbilcenter', '.case-study-technologies', 1],
    ['/om-oss', '.timeline-list > li', 5],
    ['/en/about', '.timeline-list > li', 5],
    ['/om-oss', '.founder', 1],
    [GOTHENBURG, '.offer', 4],
    [GOTHENBURG, '.award-list li', 3],
    [GOTHENBURG, '.district-chips li', 16],
    [GOTHENBURG, '.quote', 3],
    [GOTHENBURG, '.quote-long', 1],
    [GOTHENBURG, 'section.faq details', 6],
    [GOTHENBURG_NEAR, '.district-grid li', 12],
    [GOTHENBURG_NEAR, 'section.faq details', 4],
    [GOTHENBURG_NEAR, '.award-list li', 3],
    ['/stockholm', ':is(.district-chips, .district-grid) li', 12],
    ['/stockholm', 'section.faq details', 4],
    [STOCKHOLM_SEO, ':is(.district-chips, .district-grid) li', 16],
    [STOCKHOLM_SEO, '.quote', 3],
    [STOCKHOLM_SEO, '.quote-long', 1],
    [STOCKHOLM_SEO, 'section.faq details', 6],
    ['/en/blog', '.post-card', 6],
    ['/blogg', '.post-card', 6],
  ])('%s has %s × %i', ([path, selector, number]) => {
    expect(count(path, selector)).toBe(number);
  });

  test('the Gothenburg page names sixteen districts, in the specification’s order', () => {
    expect(allWords(main(GOTHENBURG), '.district-chips li')).toEqual(
      'Centrum Avenyn Hisingen Angered Frölunda Majorna Linnéstaden Vasastan Örgryte Backa Bergsjön Kortedala Lundby Torslanda Säve Kungssten'.split(
        ' ',
      ),
    );
  });

  test.for([GOTHENBURG, GOTHENBURG_NEAR])(
    '%s offers the four services, four features each',
    (path) => {
      expect(allWords(main(path), '.offers h3')).toEqual([
        'Webbutveckling',
        'SEO-optimering',
        'Google Ads',
        'Digital Strategi',
      ]);
      for (const offer of main(path).querySelectorAll('.offers article')) {
        expect(offer.querySelectorAll('li')).toHaveLength(4);
      }
    },
  );

  test('the FAQ groups are called as the specification calls them', () => {
    expect(allWords(main('/faqs'), 'section.faq h2')).toEqual([
      'Webbutveckling',
      'SEO & Digital Marknadsföring',
      'Allmänt',
    ]);
  });
});

describe('the contact form', () => {
  test.for<[string, string[], string[]]>([
    [
      '/en/contact',
      ['', 'web-development', 'seo', 'google-ads', 'page-ranking', 'other'],
      ['Name is required', 'Email is required', 'Message is required'],
    ],
    [
      '/kontakt-oss',
      ['', 'web-development', 'seo', 'google-ads', 'digital-marketing', 'other'],
      ['Namn krävs', 'E-post krävs', 'Meddelande krävs'],
    ],
  ])(
    'of %s has the fields, choices and words of the specification',
    ([path, choices, messages]) => {
      const form = main(path).querySelector('form');
      expect(
        form?.querySelectorAll('option').map((option) => option.getAttribute('value')),
      ).toEqual(choices);
      expect(
        form
          ?.querySelectorAll('input, select, textarea')
          .map((field) => field.getAttribute('name')),
      ).toEqual(['name', 'email', 'phone', 'service', 'message']);
      expect(form?.querySelector('textarea')?.getAttribute('rows')).toBe('6');
      const island = main(path).querySelector('[data-island="contact-form"]');
      const props = island?.getAttribute('data-props') ?? '';
      expect(messages.filter((message) => !props.includes(`"${message}"`))).toEqual([]);
    },
  );
});

test.for([
  ['/en/contact', 'A map will be embedded here.'],
  ['/kontakt-oss', 'Här kommer en karta att bäddas in.'],
])(
  '%s says that a map will come, shows the chart meanwhile and leads to a map service',
  ([path = '', text]) => {
    const place = main(path).querySelector('.contact-location');
    expect(place?.querySelector('.contact-place p')?.text).toBe(text);
    expect(place?.querySelector('.contact-chart')?.text).toBe('Fyrvaktargatan 1257°39′N 11°55′E');
    expect(place?.querySelector('a')?.getAttribute('href')).toContain('google.com/maps');
  },
);

describe('structured data', () => {
  test('of the FAQ page holds all twelve questions', () => {
    expect(thing('/faqs', 'FAQPage')?.mainEntity).toHaveLength(12);
  });

  test('of the Swedish Google Ads page offers it for 5000 SEK', () => {
    expect(thing('/tjanster/google-ads', 'Service')).toMatchObject({
      offers: { price: 5000, priceCurrency: 'SEK' },
    });
  });

  test.for([
    ['/tjanster/webbutveckling', 25_000],
    ['/tjanster/seo', 8000],
    ['/tjanster/sidrankning', 8000],
  ] as const)('of %s is a Service from %i SEK', ([path, price]) => {
    expect(thing(path, 'Service')).toMatchObject({ offers: { price, priceCurrency: 'SEK' } });
  });

  test.for([
    '/optimerar-webbplats-for-sokmotorer',
    '/tillaggen-for-wordpress',
    COST_GUIDE,
    PRESENCE,
  ])('of the guide %s is an Article', (path) => {
    expect(typesOf(path)).toContain('Article');
  });

  test.for([GOTHENBURG, GOTHENBURG_NEAR])(
    'of %s is the business, its questions and its breadcrumbs',
    (path) => {
      expect(typesOf(path)).toEqual(
        expect.arrayContaining(['ProfessionalService', 'FAQPage', 'BreadcrumbList']),
      );
      expect(thing(path, 'ProfessionalService')).toMatchObject({
        priceRange: '$$',
        address: { postalCode: '42161' },
        aggregateRating: { ratingValue: 4.9, reviewCount: 127 },
        areaServed: { geoRadius: '50000' },
      });
    },
  );

  test('rates the business in Gothenburg alone, where the rating is shown', () => {
    const rated = files.filter((file) => JSON.stringify(graphOf(file)).includes('AggregateRating'));
    const paths = [GOTHENBURG, GOTHENBURG_NEAR, '/webbyra-goteborg'];
    expect(rated.map(({ path }) => path).sort()).toEqual(
      paths.flatMap((path) => [path, `/en${path}`]).sort(),
    );
    for (const path of paths) expect(textOf(path)).toContain('4,9 av 5 i snitt, 127 omdömen');
  });

  test.for([
    ['/webbyra-boras', 'Borås'],
    ['/webbyra-malmo', 'Malmö'],
    ['/stockholm', 'Stockholm'],
    [STOCKHOLM_SEO, 'Stockholm'],
  ] as const)('of %s is a service for %s, and no circle around another town', ([path, city]) => {
    expect(thing(path, 'Service')).toMatchObject({
      areaServed: { '@type': 'City', name: city },
    });
    expect(JSON.stringify(thing(path, 'ProfessionalService'))).not.toContain('GeoCircle');
  });

  test.for([
    ['/blog/1', ['Hem', 'Blogg']],
    ['/en/blog', ['Home', 'Blog']],
    ['/blogg/kategori/seo', ['Hem', 'Blogg', 'SEO']],
    ['/en/services/seo', ['Home', 'SEO']],
    ['/portfolio/holyrock', ['Hem', 'Portfolio', 'HolyRock']],
  ] as const)('of %s has its trail', ([path, names]) => {
    const list = thing(path, 'BreadcrumbList')?.itemListElement as { name: string }[];
    expect(list.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]));
    expect(list[0]?.name).toBe(names[0]);
  });

  test('of a breadcrumb trail says what the page shows', () => {
    const list = thing(GOTHENBURG_NEAR, 'BreadcrumbList')?.itemListElement as { name: string }[];
    expect(list.map(({ name }) => name)).toEqual(['Hem', 'Göteborg', 'Webbyrå i Göteborg']);
    expect(allWords(main(GOTHENBURG_NEAR), '.breadcrumbs li')).toEqual([
      'Hem',
      'Göteborg',
      'Webbyrå i Göteborg',
    ]);
  });
});

describe('breadcrumbs begin at Hem', () => {
  test.for([
    '/faqs',
    '/tjanster',
    '/tjanster/google-ads',
    '/optimerar-webbplats-for-sokmotorer',
    '/tillaggen-for-wordpress',
    COST_GUIDE,
    TOP_POSITIONS,
    PRESENCE,
    GOTHENBURG,
    STOCKHOLM_SEO,
  ])('%s', (path) => {
    expect(allWords(main(path), '.breadcrumbs li')[0]).toBe('Hem');
    expect(typesOf(path)).toContain('BreadcrumbList');
  });
});

describe('the blog', () => {
  test.for(['/blog/1', '/blog/2', '/en/blog/1', '/en/blog/2'])(
    'article %s has at least 900 words',
    (path) => {
      expect(
        main(path)
          .querySelector('.prose')
          ?.text.match(/[\p{L}\p{N}]+/gu)?.length,
      ).toBeGreaterThan(900);
    },
  );

  test.for([
    ['/en/blog', 'Read More', '/en/blog/'],
    ['/blogg', 'Läs mer', '/blog/'],
  ] as const)(
    '%s has the newest post large, then cards with category, author, date and a link',
    ([path, label, prefix]) => {
      const cards = main(path).querySelectorAll('.post-card');
      expect(cards.map((card) => card.classList.contains('post-card-first'))).toEqual(
        cards.map((_, index) => index === 0),
      );
      for (const card of cards) {
        const link = card.querySelector('a');
        const title = plain(card.querySelector('h2')?.text ?? '');
        expect(plain(link?.text ?? '')).toBe(`${label}: ${title}`);
        expect(plain(link?.querySelector('.visually-hidden')?.text ?? '')).toBe(`: ${title}`);
        expect(link?.getAttribute('href')).toMatch(new RegExp(`^${prefix}[1-6]$`));
        expect(plain(card.querySelector('.byline')?.text ?? '')).toMatch(
          /^\p{L}+ \p{L}+ · .*20\d\d$/u,
        );
        expect(plain(card.querySelector('.eyebrow')?.text ?? '')).toMatch(
          /(?:^|· )(?:SEO|Google Ads|Webbutveckling|Web Development|Digital Marknadsföring|Digital Marketing)$/,
        );
      }
    },
  );

  test.for([
    ['/blogg', 'Ange din e-postadress', 'Prenumerera Nu'],
    ['/en/blog', 'Enter your email address', 'Subscribe Now'],
  ] as const)('ends its list at %s with a newsletter form', ([path, placeholder, button]) => {
    const form = main(path).querySelector('.post-list-section > form.newsletter:last-child');
    expect(form?.querySelector('input[type="email"]')?.getAttribute('placeholder')).toBe(
      placeholder,
    );
    expect(plain(form?.querySelector('button')?.text ?? '')).toBe(button);
    expect(form?.getAttribute('action')).toBeUndefined();
  });

  test('lists posts 3 to 6, which have no page', () => {
    for (const id of [3, 4, 5, 6]) {
      expect(main('/en/blog').querySelector(`a[href="/en/blog/${id}"]`)).not.toBeNull();
      expect(files.some(({ path }) => path === `/en/blog/${id}`)).toBe(false);
    }
  });

  test('says Post Not Found in the specification’s words', () => {
    expect(textOf('/en/blog/404')).toContain('Post Not Found');
    expect(textOf('/en/blog/404')).toContain('The requested blog post could not be found.');
    expect(textOf('/en/blog/404')).toContain('Back to Blog');
    expect(main('/blog/404').querySelector('a')?.getAttribute('href')).toBe('/blogg');
  });

  test('writes dates with a long month, in Swedish and American English', () => {
    const swedish =
      /^\d{1,2} (?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december) 20\d\d$/;
    const english =
      /^(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, 20\d\d$/;
    for (const [paths, form] of [
      [['/blogg', '/blog/1', '/blog/2'], swedish],
      [['/en/blog', '/en/blog/1', '/en/blog/2'], english],
    ] as const) {
      const dates = paths.flatMap((path) => allWords(main(path), 'time'));
      expect(new Set(dates).size).toBeGreaterThan(4);
      expect(dates.filter((date) => !form.test(date))).toEqual([]);
    }
  });
});

describe('city pages', () => {
  const CITIES = [
    ...[
      'goteborg',
      'stockholm',
      'malmo',
      'boras',
      'trollhattan',
      'skovde',
      'uddevalla',
      'molndal',
      'kungalv',
      'alingsas',
    ].map((city) => `/webbyra-${city}`),
    '/stockholm',
    STOCKHOLM_SEO,
    GOTHENBURG,
    GOTHENBURG_NEAR,
  ];

  test.for(CITIES)('%s says in its heading what we do, and where', (path) => {
    const place = thing(path, 'BreadcrumbList')?.itemListElement as { name: string }[];
    const city = /Stockholm|\p{Lu}\p{Ll}+$/u.exec(place.at(-1)?.name ?? '')?.[0] ?? 'no city';
    expect(allWords(main(path), 'h1')).toEqual([
      expect.stringMatching(new RegExp(`byrå (?:i|för) ${city}`)),
    ]);
  });

  /** Words that carry a text: five letters and more. */
  const carrying = (path: string): Set<string> =>
    new Set(
      textOf(path)
        .toLowerCase()
        .match(/\p{L}{5,}/gu) ?? [],
    );

  test('share no more than 40 % of their words, any two of them', () => {
    const sets = CITIES.map((path) => ({ path, words: carrying(path) }));
    const tooAlike = sets.flatMap((a, index) =>
      sets.slice(index + 1).flatMap((b) => {
        const shared = [...a.words].filter((word) => b.words.has(word)).length;
        const share = shared / Math.min(a.words.size, b.words.size);
        return share > 0.4 ? [`${a.path} ~ ${b.path}: ${Math.round(share * 100)} %`] : [];
      }),
    );
    expect(tooAlike).toEqual([]);
  });

  test('share no sentence of eight words and more', () => {
    const seen = new Map<string, string>();
    const repeated: string[] = [];
    for (const path of CITIES) {
      const sentences = main(path)
        .querySelectorAll('p, li, dd')
        .flatMap((element) => plain(element.text).split(/(?<=[.!?]) /));
      for (const sentence of new Set(sentences)) {
        if (sentence.split(' ').length < 8) continue;
        const other = seen.get(sentence);
        if (other) repeated.push(`${other} ~ ${path}: ${sentence}`);
        seen.set(sentence, path);
      }
    }
    expect(repeated).toEqual([]);
  });
});
