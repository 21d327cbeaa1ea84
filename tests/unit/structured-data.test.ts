import { describe, expect, test } from 'vitest';
import { planSite } from '../../build/plan/plan-site';
import { documentAt, loadContent } from '../support/load';

const content = await loadContent();
const { documents } = planSite(content, 'https://a.example');
const graphAt = (path: string): readonly object[] =>
  documentAt(documents, path).structuredData['@graph'] as readonly object[];
const ofType = (path: string, type: string): object | undefined =>
  graphAt(path).find((thing) => '@type' in thing && thing['@type'] === type);

describe('what search engines are told', () => {
  test('of the business comes from site.yaml, on every page', () => {
    for (const { path } of documents) {
      expect(ofType(path, 'ProfessionalService')).toMatchObject({
        '@id': 'https://a.example/#organisation',
        name: 'Testvik',
        email: 'info@testvik.example',
        telephone: '+46461234567',
        address: { streetAddress: 'Provgatan 1', postalCode: '22100', addressLocality: 'Lund' },
        openingHoursSpecification: { opens: '08:00', closes: '16:00' },
      });
    }
  });

  test('of a page is its name, language and canonical address', () => {
    expect(ofType('/about', 'WebPage')).toMatchObject({
      url: 'https://a.example/en/about',
      name: 'About Testvik – who runs the trials',
      inLanguage: 'en-GB',
    });
  });

  test('of the home page is the site and its questions, with prices filled in', () => {
    expect(ofType('/', 'WebSite')).toMatchObject({ inLanguage: ['sv-SE', 'en-GB'] });
    expect(ofType('/', 'FAQPage')).toMatchObject({
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Vad kostar ett prov?',
          acceptedAnswer: { text: '1\u00a0500\u00a0kr eller 500–2\u00a0000\u00a0kr per månad.' },
        },
      ],
    });
  });

  test('of a post is its author and date', () => {
    expect(ofType('/en/blog/1', 'BlogPosting')).toMatchObject({
      headline: 'The first post on how a trial is carried out',
      datePublished: '2025-03-14',
      dateModified: '2025-03-14',
      author: { name: 'Anna Prov', url: 'https://a.example/en/about' },
      mainEntityOfPage: 'https://a.example/en/blog/1',
    });
  });

  test('of other pages is the site that they are part of, and no questions', () => {
    expect(ofType('/portfolio', 'FAQPage')).toBeUndefined();
    expect(ofType('/portfolio', 'WebSite')).toMatchObject({ '@id': 'https://a.example/#website' });
  });
});
