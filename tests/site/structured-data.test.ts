import type { HTMLElement } from 'node-html-parser';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { filesBelow } from '../support/content';
import { type HtmlFile, allWords, fileAt, graphOf, htmlFiles, words } from '../support/html';
import { missingFields, thingsIn } from '../support/rich-results';
import {
  type Thing,
  each,
  isThing,
  readVocabulary,
  vocabularyMistakes,
} from '../support/schema-org';

const vocabulary = readVocabulary();

let files: HtmlFile[] = [];
let served: ReadonlySet<string> = new Set();

beforeAll(async () => {
  const out = inject('site');
  files = await htmlFiles(out);
  served = new Set((await filesBelow(out)).map((file) => `/${file}`));
});

/** What a check finds in all documents, each line behind the file it is about. */
const findings = (check: (file: HtmlFile) => readonly string[]): string[] =>
  files.flatMap((file) => check(file).map((finding) => `${file.file}: ${finding}`));

/** Every thing of a kind in a document, those within others included. */
const thingsOf = (file: HtmlFile, kind: string): readonly Thing[] =>
  graphOf(file)
    .flatMap((thing) => thingsIn(thing))
    .map(({ thing }) => thing)
    .filter((thing) => vocabulary.kindsOf(kind).has(String(thing['@type'])));

/** What a check finds in all things of a kind; there must be some. */
function findingsIn(
  kind: string,
  check: (thing: Thing, file: HtmlFile) => readonly string[],
): string[] {
  if (files.every((file) => thingsOf(file, kind).length === 0)) return [`There is no ${kind}`];
  return findings((file) => thingsOf(file, kind).flatMap((thing) => check(thing, file)));
}

const child = (thing: Thing, name: string): Thing => {
  const value = thing[name];
  if (!isThing(value)) throw new Error(`${String(thing['@type'])} has no thing as its ${name}`);
  return value;
};

const partOf = ({ file, root }: HtmlFile, name: 'body' | 'main'): HTMLElement => {
  const part = root.querySelector(name);
  if (!part) throw new Error(`${file} has no ${name}`);
  return part;
};
const mainOf = (file: HtmlFile): HTMLElement => partOf(file, 'main');
const languageOf = (file: HtmlFile): string => mainOf(file).getAttribute('lang') ?? '';

/** Without spaces of any kind: they differ between data and page, and say nothing. */
const squash = (text: unknown): string => String(text).replace(/\s+/g, '');
const shows = (element: HTMLElement, text: unknown): boolean =>
  squash(element.text).includes(squash(text));
/** Texts, of those given, that an element does not show. */
const unseen = (element: HTMLElement, texts: readonly unknown[]): string[] =>
  texts.filter((text) => !shows(element, text)).map((text) => `"${String(text)}" is not shown`);

describe('the vocabulary', () => {
  test('knows schema.org’s types, their properties and their parents', () => {
    expect(vocabulary.types.size).toBeGreaterThan(900);
    expect(vocabulary.kindsOf('Article')).toContain('BlogPosting');
    expect([...(vocabulary.types.get('ProfessionalService')?.keys() ?? [])]).toEqual(
      expect.arrayContaining(['priceRange', 'openingHoursSpecification', 'logo', 'name']),
    );
    expect(vocabulary.types.get('Person')?.has('price')).toBe(false);
  });

  test.for([
    ['a type that is none', { '@type': 'Agency' }],
    ['a property of another type', { '@type': 'Person', price: 1 }],
    ['a value of the wrong type', { '@type': 'Service', offers: { '@type': 'Person' } }],
    [
      'a word that its list does not have',
      { '@type': 'OpeningHoursSpecification', dayOfWeek: 'må' },
    ],
    ['a deprecated property', { '@type': 'Service', produces: { '@type': 'Thing' } }],
    ['a mistake further in', { '@type': 'Service', offers: { '@type': 'Offer', prize: 1 } }],
  ] as const)('finds %s', ([, thing]) => {
    expect(vocabularyMistakes(vocabulary, thing)).toHaveLength(1);
  });
});

describe('every document', () => {
  test('uses schema.org’s types and properties as schema.org declares them', () => {
    expect(
      findings((file) => graphOf(file).flatMap((thing) => vocabularyMistakes(vocabulary, thing))),
    ).toEqual([]);
  });

  test('has what Google asks for rich results', () => {
    expect(findings((file) => missingFields(vocabulary, graphOf(file)))).toEqual([]);
    const [business] = thingsOf(fileAt(files, '/'), 'LocalBusiness');
    expect(missingFields(vocabulary, [{ ...business, address: {}, sameAs: [] }])).toHaveLength(5);
  });

  test('gives each id once, and mentions only what it or the page at that address describes', () => {
    const described = new Set(files.flatMap((file) => graphOf(file).map((thing) => thing['@id'])));
    expect(
      findings((file) => {
        const graph = graphOf(file);
        const ids = graph.map((thing) => thing['@id']);
        const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
        const lost = graph
          .flatMap((thing) => thingsIn(thing))
          .map(({ thing }) => thing['@id'])
          .filter((id) => id !== undefined && !described.has(id));
        return [...twice, ...lost].map(String);
      }),
    ).toEqual([]);
  });

  test('describes what it says it is part of', () => {
    expect(
      findings((file) => {
        const graph = graphOf(file);
        const ids = new Set(graph.map((thing) => thing['@id']));
        return graph
          .flatMap(({ isPartOf }) => (isThing(isPartOf) ? [isPartOf['@id']] : []))
          .filter((id) => !ids.has(id))
          .map(String);
      }),
    ).toEqual([]);
  });

  test('names pictures and pages of the site that exist, social cards aside', () => {
    const origin = new URL(String(graphOf(fileAt(files, '/'))[0]?.url)).origin;
    const exists = (path: string): boolean =>
      files.some((file) => file.path === path) ||
      served.has(path) ||
      /^\/assets\/card-\w+\.png$/.test(path);
    const addresses = (file: HtmlFile): string[] =>
      [...JSON.stringify(graphOf(file)).matchAll(/"(https?:[^"]+)"/g)].map(([, url = '']) => url);
    const own = (file: HtmlFile): URL[] =>
      addresses(file)
        .map((address) => new URL(address))
        .filter((url) => url.origin === origin);
    expect(files.flatMap(own).length).toBeGreaterThan(files.length * 5);
    expect(
      findings((file) =>
        own(file)
          .filter((url) => !exists(url.pathname))
          .map(({ href }) => href),
      ),
    ).toEqual([]);
  });
});

describe('what a document claims can be read on it:', () => {
  test('questions and their answers, each pair in one place, and no others', () => {
    const found = findingsIn('FAQPage', ({ mainEntity }, file) => {
      const claimed = each(mainEntity).filter(isThing);
      const shown = mainOf(file).querySelectorAll('.faq details');
      const pairs = claimed.map((question, index) => {
        const answer = child(question, 'acceptedAnswer').text;
        const place = shown[index];
        const asked = squash(words(place?.querySelector('summary') ?? null));
        const said = squash(place?.text ?? '').slice(asked.length);
        return asked === squash(question.name) && said === squash(answer)
          ? []
          : [`${String(question.name)} – ${String(answer)}`];
      });
      const rest = shown.slice(claimed.length).map((place) => `not claimed: ${words(place)}`);
      return [...pairs.flat(), ...rest];
    });
    expect(found).toEqual([]);
  });

  test('breadcrumbs, in order, with the addresses they lead to', () => {
    const found = findingsIn('BreadcrumbList', ({ itemListElement }, file) => {
      const crumbs = each(itemListElement).filter(isThing);
      // The edition in the other shell leads on in its shell, and names the edition that search engines show.
      const own = file.root.querySelector('html')?.getAttribute('lang') === languageOf(file);
      const address = (href: string): string => (own ? href : href.replace(/^\/en\/?/, '/'));
      const said = crumbs.map(
        ({ position, name, item }) =>
          `${String(position)} ${squash(name)} ${typeof item === 'string' ? address(new URL(item).pathname) : ''}`,
      );
      const shown = mainOf(file)
        .querySelectorAll('.breadcrumbs li')
        .map((crumb, index) => {
          const href = crumb.querySelector('a')?.getAttribute('href') ?? '';
          return `${index + 1} ${squash(crumb.text)} ${address(href)}`;
        });
      // Where a way back stands instead, it leads where the trail comes from.
      const back = mainOf(file).querySelector('.back-link')?.getAttribute('href');
      if (shown.length === 0 && back) {
        const parent = crumbs.at(-2)?.item;
        const route = (path: string): string => path.replace(/^\/en(?=\/)/, '');
        return typeof parent === 'string' && route(new URL(parent).pathname) === route(back)
          ? []
          : [`${back} is not ${String(parent)}`];
      }
      return shown.length > 1 && said.join('\n') === shown.join('\n')
        ? []
        : [`${said.join(', ')} is not ${shown.join(', ')}`];
    });
    expect(found).toEqual([]);
  });

  test('the business: name, telephone, e-mail, address, social networks', () => {
    const found = findingsIn('LocalBusiness', (business, file) => {
      const body = partOf(file, 'body');
      const { streetAddress, postalCode, addressLocality } = child(business, 'address');
      const links = [
        `tel:${String(business.telephone)}`,
        `mailto:${String(business.email)}`,
        ...each(business.sameAs).map(String),
      ];
      return [
        ...unseen(body, [
          business.name,
          business.email,
          streetAddress,
          postalCode,
          addressLocality,
        ]),
        ...links.filter((href) => words(body.querySelector(`a[href="${href}"]`)) === ''),
      ];
    });
    expect(found).toEqual([]);
  });

  test('the opening hours, from the first to the last of their days', () => {
    const found = findingsIn('OpeningHoursSpecification', ({ dayOfWeek, opens, closes }, file) => {
      const days = each(dayOfWeek).map(String);
      const shell = file.root.querySelector('html')?.getAttribute('lang') ?? '';
      const [first, last] = [days.at(0), days.at(-1)].map((day) => shortDay(String(day), shell));
      return unseen(partOf(file, 'body'), [`${first}–${last} ${String(opens)}–${String(closes)}`]);
    });
    expect(found).toEqual([]);
  });

  test('ratings, with how many gave them', () => {
    const found = findingsIn(
      'AggregateRating',
      ({ ratingValue, reviewCount, bestRating }, file) => {
        const language = languageOf(file);
        const value = Number(ratingValue).toLocaleString(language);
        const claim = language === 'sv' ? `${value} av ${String(bestRating)} i snitt` : value;
        return unseen(mainOf(file), [claim, `${String(reviewCount)} omdömen`]);
      },
    );
    expect(found).toEqual([]);
  });

  test('the town served', () => {
    for (const type of ['GeoCircle', 'City']) {
      expect(findingsIn(type, ({ name }, file) => unseen(mainOf(file), [name]))).toEqual([]);
    }
  });

  test('articles: headline, author, date', () => {
    const found = findingsIn('Article', (article, file) => {
      const main = mainOf(file);
      const author = child(article, 'author');
      const { name } = graphOf(file).find((thing) => thing['@id'] === author['@id']) ?? author;
      const dates = main.querySelectorAll('time').map((time) => time.getAttribute('datetime'));
      return [
        ...(allWords(main, 'h1').map(squash).includes(squash(article.headline))
          ? []
          : ['headline']),
        ...(dates.includes(String(article.datePublished)) ? [] : ['date']),
        ...unseen(main, [name ?? author['@id'], article.articleSection ?? '']),
      ];
    });
    expect(found).toEqual([]);
  });

  test('services: the name and the price, with the time it is for', () => {
    const found = findingsIn('Service', (service, file) => {
      const main = mainOf(file);
      const prices = each(service.offers)
        .filter(isThing)
        .flatMap(({ price, priceSpecification }) => {
          const specified = isThing(priceSpecification) ? priceSpecification : { price };
          const per = PERIODS.get(specified.unitText) ?? '';
          return [price, specified.price].map(
            (kr) => new RegExp(`(?<![\\d–])${squash(Number(kr).toLocaleString('sv'))}kr${per}`),
          );
        });
      return [
        ...unseen(main, [service.name]),
        ...prices.filter((price) => !price.test(squash(main.text))).map(String),
      ];
    });
    expect(found).toEqual([]);
  });

  test('the title and the description of the page', () => {
    const found = findingsIn('WebPage', ({ '@type': type, name, description }, file) =>
      type === 'FAQPage' ||
      (name === words(file.root.querySelector('title')) &&
        description ===
          file.root.querySelector('meta[name="description"]')?.getAttribute('content'))
        ? []
        : ['another title or description'],
    );
    expect(found).toEqual([]);
  });
});

/** What a price is for, as pages say it, without spaces. */
const PERIODS: ReadonlyMap<unknown, string> = new Map([
  ['MONTH', '(?:permånad|permonth)'],
  ['YEAR', '(?:perår|peryear)'],
]);

/** `Monday` → `mån` */
function shortDay(english: string, language: string): string {
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => new Date(Date.UTC(2024, 0, day + 1)));
  const named = (day: Date, locale: string, weekday: 'long' | 'short'): string =>
    day.toLocaleDateString(locale, { weekday, timeZone: 'UTC' });
  const day = days.find((one) => named(one, 'en', 'long') === english);
  if (!day) throw new Error(`${english} is no day`);
  return named(day, language, 'short');
}
