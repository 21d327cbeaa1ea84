import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { factTable } from '../../../build/content/facts';
import { knowledgeOf, passagesOf } from '../../../build/knowledge/knowledge-of';
import { planSite } from '../../../build/plan/plan-site';
import { LANGUAGE_CODES } from '../../../content/core/language';
import { TOPICS } from '../../../content/schema/topics';
import { readKnowledge, readWeights } from '../../../lambdas/assistant/read-knowledge';
import { CONTENT, editedContent, replace } from '../../support/content';
import { loadContent } from '../../support/load';
import { temporaryFolder } from '../../support/temporary-folder';
import { type OwnAssistant, ownAssistant, committedAssistant } from './support';

let own: OwnAssistant;
beforeAll(async () => {
  own = await committedAssistant();
});

describe('what the assistant knows', () => {
  test.for(LANGUAGE_CODES)('answers every topic in %s', (language) => {
    const answered = new Set(
      own.knowledge.passages
        .filter((passage) => passage.language === language)
        .flatMap(({ topics }) => topics),
    );
    expect(TOPICS.filter((topic) => !answered.has(topic))).toEqual([]);
  });

  test('gives every passage an id of its own and a page that exists', () => {
    const { passages } = own.knowledge;
    expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
    const paths = new Set(
      planSite(own.content, 'https://x.example').documents.map(({ path }) => path),
    );
    const pages = passages.map(({ path }) => path.replace(/#.*/, ''));
    expect(pages.filter((path) => !paths.has(path))).toEqual([]);
  });

  test('leaves every other passage its id where an editor adds one', async () => {
    const before = '      - question: Kan jag jobba hos er?';
    const added = `      - question: Har ni en båt?\n        answer: Ja, en eka.\n${before}`;
    const folder = await editedContent(
      { 'pages/bra-att-veta.sv.md': replace(before, added) },
      CONTENT,
    );
    const ids = new Map(
      knowledgeOf(await loadContent(folder)).passages.map((one) => [one.id, one.heading]),
    );
    const moved = own.knowledge.passages.filter(({ id, heading }) => ids.get(id) !== heading);
    expect(moved).toEqual([]);
    expect(ids.size).toBe(own.knowledge.passages.length + 1);
  });

  test.for(LANGUAGE_CODES)('holds every price and time of site.yaml in %s', (language) => {
    const text = own.knowledge.passages
      .filter((passage) => passage.language === language)
      .map((passage) => passage.text)
      .join('\n');
    // Only the Swedish guide to WordPress and page on Stockholm go into these.
    const swedishOnly =
      /^(?:prices\.(?:wordpressDesign|wordpressFeature)|times\.(?:dodsbojourenReturn|holyrockBookings))$/;
    const facts = [...factTable(own.content.site, language)].filter(
      ([name]) =>
        /^(?:prices|times)\.\w+$/.test(name) && !(language === 'en' && swedishOnly.test(name)),
    );
    expect(facts.filter(([, value]) => !text.includes(value)).map(([name]) => name)).toEqual([]);
  });

  test('holds every city of the menu', () => {
    const text = own.knowledge.passages.map((passage) => passage.text).join('\n');
    for (const { name } of own.content.navigation.cities) expect(text).toContain(name);
  });

  test('has no markup and no unfilled placeholder in its texts', () => {
    const marked = own.knowledge.passages.filter(({ text }) => /\{\{|\]\(|\*\*|^#/m.test(text));
    expect(marked).toEqual([]);
  });
});

describe('a changed fact', () => {
  test('of site.yaml changes the answer', async () => {
    const question = { text: 'Vad kostar SEO per månad?', language: 'sv', history: [] } as const;
    const before = await own.ask(question);
    const edited = await editedContent(
      { 'site.yaml': replace(/(?<=\bseo: \{ kr: )\d+/, '8765') },
      CONTENT,
    );
    const after = await (await ownAssistant(await loadContent(edited))).ask(question);
    expect(after.text).toContain('8\u00a0765\u00a0kr per månad');
    expect(after.text).not.toBe(before.text);
  });
});

describe('the knowledge file', () => {
  const written = async (text: string): Promise<string> => {
    const file = join(await temporaryFolder(), 'knowledge.json');
    await writeFile(file, text);
    return file;
  };

  test('is read as it was written', async () => {
    const knowledge = knowledgeOf(own.content);
    expect(readKnowledge(await written(JSON.stringify(knowledge)))).toEqual(knowledge);
  });

  test('that is missing is named, with what writes it', () => {
    expect(() => readKnowledge('/nowhere/knowledge.json')).toThrow(
      /\/nowhere\/knowledge\.json: ENOENT.*npm run build/,
    );
  });

  test('that is not JSON is named', async () => {
    const file = await written('{"version":');
    expect(() => readKnowledge(file)).toThrow(/is not JSON/);
  });

  test('of another shape says where', async () => {
    const broken = { ...own.knowledge, passages: [{ id: 'x' }] };
    const file = await written(JSON.stringify(broken));
    expect(() => readKnowledge(file)).toThrow(/knowledge\.json: passages\.0.*npm run build/);
  });

  test.for(['<<<<<<< HEAD\n{}', '{"classifier":{}}'])(
    'is no use without what training writes: %s',
    async (text) => {
      const file = join(await temporaryFolder(), 'weights.json');
      await writeFile(file, text);
      expect(() => readWeights(file)).toThrow(/weights\.json: .*npm run train/);
    },
  );
});

test('reads the newest articles whole, and of older ones what they are about', () => {
  const [post] = own.content.posts;
  if (!post) throw new Error('There is no article.');
  const many = Array.from({ length: 30 }, (_, at) => ({
    ...post,
    route: `${post.route}-${at}`,
    date: `2020-01-${String(at + 1).padStart(2, '0')}`,
    title: `Artikel ${at}`,
    body: '## Första\n\nEtt.\n\n## Andra\n\nTvå.',
  }));
  const headingsOf = (title: string): string[] =>
    passagesOf({ ...own.content, posts: many })
      .filter((passage) => passage.title === title)
      .map(({ heading }) => heading);
  expect(headingsOf('Artikel 29')).toEqual(['Artikel 29', 'Första', 'Andra']);
  expect(headingsOf('Artikel 10')).toHaveLength(3);
  expect(headingsOf('Artikel 9')).toEqual(['Artikel 9']);
});

test('reads of an article without a text what the list of articles announces', () => {
  const [post] = own.content.posts;
  if (!post) throw new Error('There is no article.');
  const announced = {
    ...post,
    language: 'sv',
    title: 'Snart',
    excerpt: 'Om broar.',
    body: '',
  } as const;
  const [passage] = passagesOf({ ...own.content, posts: [announced] }).filter(
    ({ heading }) => heading === 'Snart',
  );
  expect(passage).toMatchObject({ path: '/blogg', text: expect.stringContaining('Om broar.') });
});

test('reads an article no more often where a site has more sections', () => {
  const [post] = own.content.posts;
  if (!post) throw new Error('There is no article.');
  let reads = 0;
  const counted = Object.defineProperty({ ...post }, 'body', {
    get: () => {
      reads++;
      return 'Text.';
    },
  });
  passagesOf({ ...own.content, posts: [counted] });
  expect(reads).toBeLessThanOrEqual(2);
});
