import { expect, test } from 'vitest';
import { planSite } from '../../build/plan/plan-site';
import { caseStudy } from '../../components/sections/case-study/case-study';
import { projects } from '../../components/sections/projects/projects';
import type { Page } from '../../content/schema/page';
import { documentAt, loadContent, renderContext, renderedHtml } from '../support/load';

test('the portfolio lists every case study of its language, one without an order first', async () => {
  const content = await loadContent();
  const [page] = content.pages.filter(({ route }) => route === '/portfolio');
  if (!page) throw new Error('The fixture has no portfolio');
  const study = (name: string, more: object): Page => ({
    ...page,
    route: `/portfolio/${name}`,
    title: name,
    sections: [
      { kind: 'masthead', eyebrow: 'Sök', heading: name, text: `Om ${name}` },
      { ...caseStudy.example, ...more },
    ],
  });
  const pages = [
    { ...page, sections: [projects.example] },
    study('Beta', { order: 2 }),
    study('Alfa', { order: 1, card: { text: 'Kort', result: '+40 %' } }),
    study('Ny', {}),
  ];
  const plan = planSite({ ...content, pages }, 'https://a.example');
  const document = documentAt(plan.documents, '/portfolio');
  const html = renderedHtml(document, renderContext(content, 'https://a.example'));
  const words = [
    ...html.matchAll(
      /<h2>(.*?)<\/h2><p>(.*?)<\/p><p class="project-result">(.*?)<\/p><a [^>]*href="(.*?)">(.*?)</g,
    ),
  ];
  expect(words.map(([, ...each]) => each)).toEqual([
    ['Ny', 'Om Ny', 'One', '/portfolio/Ny', 'Read about Ny'],
    ['Alfa', 'Kort', '+40 %', '/portfolio/Alfa', 'Read about Alfa'],
    ['Beta', 'Om Beta', 'One', '/portfolio/Beta', 'Read about Beta'],
  ]);
});
