import { describe, expect, test } from 'vitest';
import { replyParts, splitChoices } from '../../components/chat/reply-text';

const PHONE = { text: '031-390 06 12', international: '+46313900612' };

/** The links of a reply, as `text → address`. */
const linksIn = (reply: string): string[] =>
  replyParts(reply, PHONE).flatMap((part) =>
    part.kind === 'link' ? [`${part.text} → ${part.href}`] : [],
  );
const textOf = (reply: string): string =>
  replyParts(reply, PHONE)
    .map((part) => (part.kind === 'link' ? part.text + (part.silent ?? '') : part.text))
    .join('');

describe('addresses become links', () => {
  test.each([
    [
      'Se https://www.fyrvik.example/blogg?sida=2#topp.',
      'https://www.fyrvik.example/blogg?sida=2#topp',
    ],
    ['(http://fyrvik.example)', 'http://fyrvik.example'],
    ['Read “https://fyrvik.example/en/”…', 'https://fyrvik.example/en/'],
    ['Kontakt: /kontakt-oss, så hörs vi', '/kontakt-oss'],
    ['Titta på /tjanster/google-ads!', '/tjanster/google-ads'],
    ['(/en/faqs#seo)', '/en/faqs#seo'],
    ['/blog/1 är läsvärd', '/blog/1'],
    ['Mer finns på /#faq.', '/#faq'],
    ['Börja om här: / eller ring', '/'],
  ])('%s', (reply, address) => {
    expect(linksIn(reply)).toEqual([`${address} → ${address}`]);
    expect(textOf(reply)).toBe(reply);
  });

  test.each([
    ['Mejla info@fyrvik.example.', 'info@fyrvik.example → mailto:info@fyrvik.example'],
    ['mailto:info@fyrvik.example', 'info@fyrvik.example → mailto:info@fyrvik.example'],
    [
      'Skriv till åsa.öberg@åkeri.example!',
      'åsa.öberg@åkeri.example → mailto:åsa.öberg@åkeri.example',
    ],
    ['tel:+46313900612', '+46313900612 → tel:+46313900612'],
    ['Ring 031-390 06 12, mån–fre.', '031-390 06 12 → tel:+46313900612'],
  ])('%s', (reply, link) => {
    expect(linksIn(reply)).toEqual([link]);
  });

  test('several in one reply, with the words between them as they were', () => {
    const reply =
      'Ring 031-390 06 12 (mån–fre) eller 031-390 06 12.\nSe /kontakt-oss eller info@fyrvik.example';
    expect(linksIn(reply)).toHaveLength(4);
    expect(textOf(reply)).toBe(reply);
  });

  test('a line that says where a path leads is its link; the path stays in the text, unseen', () => {
    const reply = 'Från 8 000 kr.\n\nLäs mer: /#faq\nRead more: /\nMer om oss: /om-oss';
    expect(replyParts(reply, PHONE)).toEqual([
      { kind: 'text', text: 'Från 8 000 kr.' },
      { kind: 'space', text: '\n\n' },
      { kind: 'link', href: '/#faq', text: 'Läs mer', silent: ': /#faq' },
      { kind: 'text', text: '\n' },
      { kind: 'link', href: '/', text: 'Read more', silent: ': /' },
      { kind: 'text', text: '\n' },
      { kind: 'link', href: '/om-oss', text: 'Mer om oss', silent: ': /om-oss' },
    ]);
  });
});

describe('anything else stays words', () => {
  test.each([
    'javascript:alert(1)',
    'javascript:/alert(1)',
    'JaVaScRiPt://%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x ftp://a file:///etc/passwd blob:x',
    '//evil.example',
    'Läs mer: //evil.example',
    'Läs mer: //evil',
    'Läs mer: /\\evil',
    'Läs mer: /\\evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '<b>fet</b><br/><img src=x onerror=alert(1)>',
    '<a href=/x>x</a>',
    'and/or, och/eller, w/o, he/she',
    'öppet 24/7 sedan 2025/03/01 och 1/3 eller /3',
    '5 000 kr/mån och 5 000 kr /mån',
    'A / B',
    'snabb @ kontoret, @fyrvik, a@b',
    'https:// och http://. och tel:',
    'C:/Windows ./fil ../fil ~/fil',
    'Priset: 500 / 1 000',
    '',
  ])('%s', (reply) => {
    expect(linksIn(reply)).toEqual([]);
    expect(textOf(reply)).toBe(reply);
  });

  test('without a number of the agency no empty links come about', () => {
    expect(replyParts('Ring oss', { text: '', international: '' })).toEqual([
      { kind: 'text', text: 'Ring oss' },
    ]);
  });

  test('no reply of 2,000 characters takes noticeable time', () => {
    const hostile = [
      '/'.repeat(2000),
      'a@'.repeat(1000),
      `${'a.'.repeat(1000)}@`,
      ': '.repeat(1000),
    ];
    const start = performance.now();
    for (const reply of [...hostile, '\n'.repeat(2000), '– '.repeat(1000), '\n– a'.repeat(500)]) {
      expect(textOf(reply)).toBe(reply);
      splitChoices(reply);
    }
    expect(performance.now() - start).toBeLessThan(300);
  });
});

describe('a line that begins with a dash and a space is a choice', () => {
  test('which leaves the words, one empty line where the choices were', () => {
    const reply = 'Menar du något av det här?\n\n– Vad kostar SEO?\n– Hur börjar vi? \n\nSe /faqs.';
    expect(splitChoices(reply)).toEqual({
      words: 'Menar du något av det här?\n\nSe /faqs.',
      choices: ['Vad kostar SEO?', 'Hur börjar vi?'],
    });
  });

  test.each([
    ['– Ja\n– Nej', '', ['Ja', 'Nej']],
    ['– Ja\n\nEller ring.', 'Eller ring.', ['Ja']],
    ['Ett av dem?\n– Ja\nEller\n– Nej', 'Ett av dem?\nEller', ['Ja', 'Nej']],
    ['Vad?\n– SEO – eller Ads?', 'Vad?', ['SEO – eller Ads?']],
  ])('%j', (reply, words, choices) => {
    expect(splitChoices(reply)).toEqual({ words, choices });
  });

  test.each([
    '',
    ' Från 8 000 kr – per månad.\n',
    '– ',
    '–Ja',
    '- Ja\n— Nej\n• Kanske\n−1',
    'Mån–fre\n  – indragen',
  ])('%j offers none and stays as it is', (reply) => {
    expect(splitChoices(reply)).toEqual({ words: reply, choices: [] });
  });
});
