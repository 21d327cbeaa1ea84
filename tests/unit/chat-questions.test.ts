import { beforeAll, describe, expect, test } from 'vitest';
import { planSite } from '../../build/plan/plan-site';
import { questionsOn } from '../../components/chat/page-questions';
import { LANGUAGE_CODES } from '../../content/core/language';
import { type OwnAssistant, committedAssistant } from './assistant/support';

let own: OwnAssistant;
beforeAll(async () => {
  own = await committedAssistant();
});

describe('the questions that the greeting offers', () => {
  test.each([
    ['/', 'home'],
    ['/om-oss', 'home'],
    ['/blog/1', 'home'],
    ['/optimerar-webbplats-for-sokmotorer', 'home'],
    ['/tjanster', 'service'],
    ['/tjanster/google-ads', 'service'],
    ['/services/seo', 'service'],
    ['/webbyra-boras', 'city'],
    ['/stockholm/seo-byra-stockholm', 'city'],
    ['/kontakt-oss', 'contact'],
    ['/contact', 'contact'],
  ])('on %s are those of %s', (route, kind) => {
    const { documents } = planSite(own.content, 'https://www.fyrvik.example');
    const shown = documents.filter((document) => document.route === route);
    expect(shown.map(({ view }) => questionsOn(view))).toEqual([kind, kind]);
  });

  test.each(LANGUAGE_CODES)('are all answered: %s', async (language) => {
    const offered = Object.values(own.content.dictionaries[language].questions).flat();
    expect(offered).not.toEqual([]);
    for (const text of offered) {
      const { shape } = await own.ask({ text, language, history: [] });
      expect({ text, shape }).toEqual({ text, shape: 'sure' });
    }
  });
});
