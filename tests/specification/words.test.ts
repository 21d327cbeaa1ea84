import { beforeAll, describe, expect, test } from 'vitest';
import { CONTENT, built } from '../support/content';
import { type HtmlFile, allWords, attribute, fileAt, htmlFiles, words } from '../support/html';

let files: HtmlFile[] = [];

beforeAll(async () => {
  files = await htmlFiles(await built(CONTENT));
});

/** Words of buttons and badges that the specification gives, by where they stand on Home. */
const WORDS: Record<'sv' | 'en', Record<string, readonly string[]>> = {
  sv: {
    '.harbour .button-row a': ['Starta din digitala resa', 'Se portfolio'],
    '.harbour-trust': ['500+ nöjda kunder'],
    '.harbour-badges li': ['SEO-optimering', 'Snabba resultat'],
    '#services > .button': ['Diskutera ditt projekt'],
    '.about-preview-badge': ['Nöjda kunder', 'Framgångsgrad'],
    '.call-to-action': ['Kom igång'],
    '.menu-actions': ['Få en offert'],
  },
  en: {
    '.harbour .button-row a': ['Start Your Digital Journey', 'View Portfolio'],
    '.harbour-trust': ['500+ happy clients'],
    '.harbour-badges li': ['SEO Optimization', 'Quick Results'],
    '#services > .button': ['Discuss Your Project'],
    '.about-preview-badge': ['Happy Clients', 'Success Rate'],
    '.call-to-action': ['Get Started'],
    '.menu-actions': ['Get a Quote'],
  },
};

describe.for(['sv', 'en'] as const)('Home in %s says what the specification says:', (language) => {
  const home = (): HtmlFile => fileAt(files, language === 'sv' ? '/' : '/en/');

  test.for(Object.entries(WORDS[language]))('%s', ([selector, said]) => {
    const text = allWords(home().root, selector).join(' ');
    expect(said.filter((part) => !text.includes(part))).toEqual([]);
  });

  test('the telephone stands in the call to action', () => {
    expect(words(home().root.querySelector('.call-to-action a[href^="tel:"]'))).toMatch(/\d{3}/);
  });

  test('the chat’s apology', () => {
    const { texts } = JSON.parse(attribute(home(), '#chat-window', 'data-chat')) as {
      texts: { apology: string };
    };
    expect(texts.apology).toBe(
      language === 'sv'
        ? 'Förlåt, något gick fel. Försök igen.'
        : 'Sorry, something went wrong. Please try again.',
    );
  });
});
