import { describe, expect, test } from 'vitest';
import { coverFactor, filesOf } from '../../components/ui/picture/local-picture';
import { sizesOf } from '../../components/ui/picture/picture';
import { imageAddresses, withOwnImages } from '../../build/markdown/markdown-images';
import { failed, outcomeLine, summaryLine } from '../../build/images/outcome';
import { withOwnAddresses } from '../../build/images/own-addresses';
import { decodeIndex, encodeIndex } from '../../build/images/picture-index';
import { originalName, planDownloads } from '../../build/images/plan-downloads';
import { planPicture, servedWidths } from '../../build/images/plan-picture';
import { elsewhereWarning, planPictures } from '../../build/images/site-pictures';
import { wantedPictures } from '../../build/images/wanted-pictures';
import { markdownToHtml } from '../../build/markdown/markdown';
import { append, editedContent, replace } from '../support/content';
import { loadContent } from '../support/load';

const PHOTO = 'https://images.unsplash.com/photo-1';
const ORIGINAL = {
  path: '/content/images/aa.jpg',
  name: 'aa',
  hash: '0123abcd',
  width: 1300,
  height: 900,
};
const { local: LOCAL } = planPicture(ORIGINAL, ['picture']);

describe('the pictures that content names', () => {
  const summary = async (folder?: string) =>
    wantedPictures(await loadContent(folder)).map(({ address, roles }) => [address, roles.join()]);

  test('are those of pages, posts, texts and people, once each, by what they are shown as', async () => {
    expect(await summary()).toEqual([
      ['https://images.unsplash.com/photo-1', 'picture'],
      ['https://images.unsplash.com/photo-2', 'picture'],
      ['https://randomuser.me/api/portraits/men/1.jpg', 'portrait'],
      ['https://randomuser.me/api/portraits/women/1.jpg', 'portrait'],
    ]);
  });

  test('may be both a picture and a portrait, and come from another host only', async () => {
    const folder = await editedContent({
      'blog/1.sv.md': append(
        '\n![Ansikte](https://randomuser.me/api/portraits/men/1.jpg)\n\n![Vår](/favicon-32.png)\n\n<img src="//a.example/b.jpg" alt="B">\n',
      ),
    });
    const wanted = await summary(folder);
    expect(wanted).toContainEqual(['//a.example/b.jpg', 'picture']);
    expect(wanted).toContainEqual([
      'https://randomuser.me/api/portraits/men/1.jpg',
      'picture,portrait',
    ]);
    expect(wanted).toHaveLength(5);
  });

  test('know a file that names them', async () => {
    const wanted = wantedPictures(await loadContent());
    expect(wanted.map(({ file }) => file.replace(/^.*tests\/fixtures\/site\//, ''))).toEqual([
      'pages/index.en.md',
      'blog/2.en.md',
      'people.yaml',
      'pages/index.en.md',
    ]);
  });

  test('are found in sections that name a picture or a portrait of their own', async () => {
    const folder = await editedContent({
      'pages/om-oss.sv.md': replace(
        'sections:\n',
        [
          'sections:',
          '  - kind: founder',
          '    heading: Vem',
          '    name: Bo Test',
          '    position: Chef',
          '    quote: Hej.',
          '    image: https://a.example/bo.jpg',
          '',
        ].join('\n'),
      ),
      'pages/contact.sv.md': replace(
        'sections:\n  - kind: masthead\n',
        'sections:\n  - kind: masthead\n    picture: { url: "https://a.example/sea.jpg", alt: Hav }\n',
      ),
    });
    const wanted = await summary(folder);
    expect(wanted).toContainEqual(['https://a.example/bo.jpg', 'portrait']);
    expect(wanted).toContainEqual(['https://a.example/sea.jpg', 'picture']);
  });
});

describe('what to fetch', () => {
  const wanted = ['https://a.example/1', 'https://a.example/2', 'https://a.example/3'].map(
    (address) => ({ address, roles: ['picture' as const], file: 'pages/index.sv.md' }),
  );
  const entry = (file: string) => ({ file, width: 1, height: 1 });

  test('is what the index does not know, or whose file is gone', () => {
    const index = { 'https://a.example/1': entry('a.jpg'), 'https://a.example/2': entry('b.jpg') };
    const steps = planDownloads(wanted, index, new Set(['a.jpg', 'c.jpg']));
    expect(steps.map(({ kind }) => kind)).toEqual(['keep', 'fetch', 'fetch']);
    expect(steps[0]).toEqual({ kind: 'keep', wanted: wanted[0], entry: entry('a.jpg') });
  });

  test('is kept under a name made from the address, with the extension of its format', () => {
    expect(originalName(PHOTO, 'jpeg')).toMatch(/^[0-9a-f]{10}\.jpg$/);
    expect(originalName(PHOTO, 'jpeg')).toBe(originalName(PHOTO, 'jpeg'));
    expect(originalName(`${PHOTO}?w=1`, 'jpeg')).not.toBe(originalName(PHOTO, 'jpeg'));
    expect(originalName(PHOTO, 'avif')).toMatch(/\.avif$/);
  });
});

describe('the index', () => {
  const source = (text: string) => ({
    path: '/content/images/index.json',
    file: 'content/images/index.json',
    text,
  });

  test('is written sorted, one fact a line, and read back as it was', () => {
    const index = {
      'https://b.example/"ö"?a=1&b=2': { height: 2, width: 1, file: 'b.png' },
      'https://a.example/': { file: 'a.jpg', width: 3, height: 4 },
    };
    const text = encodeIndex(index);
    expect(text).toBe(
      '{\n  "https://a.example/": {\n    "file": "a.jpg",\n    "width": 3,\n    "height": 4\n  },\n' +
        '  "https://b.example/\\"ö\\"?a=1&b=2": {\n    "file": "b.png",\n    "width": 1,\n    "height": 2\n  }\n}\n',
    );
    expect(decodeIndex(source(text))).toEqual({ ok: true, index });
    expect(decodeIndex(source(encodeIndex({})))).toEqual({ ok: true, index: {} });
  });

  const problemOf = (text: string) => {
    const decoded = decodeIndex(source(text));
    return decoded.ok ? 'accepted' : decoded.problems;
  };
  const entries = (entry: string): string => `{\n  "https://a.example/": ${entry}\n}\n`;

  test('that is no JSON is a problem, with its line', () => {
    expect(problemOf('{\n  "https://a.example/": {\n}\n')).toEqual([
      {
        file: 'content/images/index.json',
        line: 3,
        what: 'malformed JSON',
        found: expect.any(String),
        expected: expect.stringContaining('an object of pictures by address'),
        fix: expect.stringContaining('npm run images'),
      },
    ]);
    expect(problemOf('')).toMatchObject([{ line: 1, what: 'malformed JSON' }]);
    expect(problemOf('{\n  "a": 1\n  "b": 2\n}')).toMatchObject([{ line: 3 }]);
  });

  test.for(['[]', 'null', '1', '"text"'])('that is %s is a problem', (text) => {
    expect(problemOf(text)).toMatchObject([{ line: 1, what: 'malformed JSON', found: text }]);
  });

  test.for([
    [
      'a file outside the folder',
      entries('{ "file": "../a.jpg", "width": 1, "height": 1 }'),
      'file',
    ],
    ['a file of no picture', entries('{ "file": "a.html", "width": 1, "height": 1 }'), 'file'],
    ['no width', entries('{ "file": "a.jpg", "height": 1 }'), 'width'],
    ['half a pixel', entries('{ "file": "a.jpg", "width": 1.5, "height": 1 }'), 'width'],
    ['no pixel', entries('{ "file": "a.jpg", "width": 1, "height": 0 }'), 'height'],
    ['an unknown fact', entries('{ "file": "a.jpg", "width": 1, "height": 1, "x": 1 }'), 'x'],
  ] as const)('that holds %s is a problem that names it', ([, text, what]) => {
    expect(problemOf(text)).toEqual([
      {
        file: 'content/images/index.json',
        line: 2,
        what: expect.stringContaining(what),
        found: expect.any(String),
        expected: expect.any(String),
        fix: expect.any(String),
      },
    ]);
  });
});

describe('the widths that a picture is served in', () => {
  test.for([
    [2400, [480, 800, 1200, 1600]],
    [1600, [480, 800, 1200, 1600]],
    [1300, [480, 800, 1200, 1300]],
    [800, [480, 800]],
    [300, [300]],
  ] as const)('%i pixels wide are %j', ([original, widths]) => {
    expect(servedWidths(['picture'], original)).toEqual(widths);
  });

  test('are a portrait’s size once, twice and thrice', () => {
    expect(servedWidths(['portrait'], 2000)).toEqual([64, 128, 192, 240, 480]);
    expect(servedWidths(['portrait'], 128)).toEqual([64, 128]);
  });

  test('are both kinds’ for a picture that is shown as both', () => {
    expect(servedWidths(['picture', 'portrait'], 500)).toEqual([64, 128, 192, 240, 480, 500]);
  });
});

describe('a picture of our own', () => {
  test('is offered as AVIF, WebP and JPEG, its widest JPEG to whoever takes none', () => {
    expect(LOCAL).toEqual({
      src: '/assets/aa-0123abcd-1300.jpg',
      sources: ['avif', 'webp', 'jpg'].map((extension) => ({
        type: `image/${extension === 'jpg' ? 'jpeg' : extension}`,
        srcset: [480, 800, 1200, 1300]
          .map((width) => `/assets/aa-0123abcd-${width}.${extension} ${width}w`)
          .join(', '),
      })),
      width: 1300,
      height: 900,
    });
  });

  test('is written as every file that it is offered as, and no other', () => {
    const { local, outputs } = planPicture(ORIGINAL, ['portrait']);
    const offered = local.sources.flatMap(({ srcset }) =>
      srcset.split(', ').map((each) => each.split(' ')[0]),
    );
    expect(outputs.map(({ path }) => path)).toEqual(offered);
    expect(offered).toContain(local.src);
    for (const { path, width, format } of outputs) {
      expect(path).toMatch(new RegExp(`-${width}\\.${format}$`));
    }
  });

  test('stands in for its address and for no other', () => {
    expect(filesOf(PHOTO, { [PHOTO]: LOCAL })).toEqual({ src: LOCAL.src, sources: LOCAL.sources });
    expect(filesOf(PHOTO, {})).toEqual({ src: PHOTO, sources: [] });
  });
});

describe('the width that the browser is told', () => {
  test('is half the window at most, or all of it, and never more than the picture’s place', () => {
    expect(sizesOf(960, 1)).toBe('(min-width: 1920px) 960px, (min-width: 64rem) 50vw, 100vw');
    expect(sizesOf(1312, 1)).toBe('(min-width: 1312px) 1312px, 100vw');
  });

  test('counts what is cut off the sides of a picture that is flatter than its place', () => {
    expect(coverFactor({ ...LOCAL, width: 1200, height: 800 }, 600, 800)).toBe(2);
    expect(coverFactor({ ...LOCAL, width: 800, height: 1200 }, 600, 800)).toBe(1);
    expect(coverFactor(undefined, 600, 800)).toBe(1);
    expect(sizesOf(720, 1.5)).toBe('(min-width: 1440px) 1080px, (min-width: 64rem) 75vw, 150vw');
  });
});

describe('pictures in the HTML of a Markdown text', () => {
  const markdown =
    '![En "brygga" > 1](https://a.example/x.jpg?a=1&b=2 "I dis")\n\n![Annan](https://a.example/y.jpg)';

  test('are found by the address that the author wrote', () => {
    expect(imageAddresses(markdownToHtml(markdown))).toEqual([
      'https://a.example/x.jpg?a=1&b=2',
      'https://a.example/y.jpg',
    ]);
    expect(imageAddresses('<p><IMG class="a" src=\'https://a.example/z.jpg\'>')).toEqual([
      'https://a.example/z.jpg',
    ]);
  });

  test('become our own, of their true size, with their words; others do not change', () => {
    const html = markdownToHtml('![En "brygga"](https://a.example/x.jpg?a=1&b=2 "I dis")');
    const own = withOwnImages(html, { 'https://a.example/x.jpg?a=1&b=2': LOCAL });
    expect(own).toMatch(/^<figure><picture><source type="image\/avif" srcset="\/assets\/aa-/);
    expect(own).toContain(
      '<img src="/assets/aa-0123abcd-1300.jpg" width="1300" height="900" alt="En &quot;brygga&quot;" loading="lazy" decoding="async"></picture><figcaption>I dis',
    );
    expect(own.match(/<source /g)).toHaveLength(3);
    expect(own).not.toContain('a.example');
    expect(withOwnImages(html, { 'https://a.example/x.jpg': LOCAL })).toBe(html);
  });

  test('do not take the replacement patterns of an address for patterns', () => {
    const html = '<img src="https://a.example/$&.jpg" alt="">';
    expect(withOwnImages(html, { 'https://a.example/$&.jpg': LOCAL })).toContain(
      '<img src="/assets/aa-0123abcd-1300.jpg" width="1300" height="900" alt="">',
    );
  });
});

test('structured data names our own full address of a picture, and keeps every other text', () => {
  const data = { image: PHOTO, name: `See ${PHOTO}`, more: [{ image: PHOTO }, 'constructor', 1] };
  expect(withOwnAddresses(data, { [PHOTO]: LOCAL }, 'https://www.testvik.example')).toEqual({
    image: 'https://www.testvik.example/assets/aa-0123abcd-1300.jpg',
    name: `See ${PHOTO}`,
    more: [{ image: 'https://www.testvik.example/assets/aa-0123abcd-1300.jpg' }, 'constructor', 1],
  });
  expect(withOwnAddresses(data, {}, 'https://www.testvik.example')).toBe(data);
});

describe('the pictures of a build', () => {
  test('stay elsewhere without an index, and nobody is warned', async () => {
    const none = { exists: false, originals: new Map(), problems: [] };
    const planned = planPictures(await loadContent(), none);
    expect(planned).toEqual({ local: {}, jobs: [], elsewhere: [] });
    expect(elsewhereWarning(planned)).toEqual([]);
  });

  test('are ours where there is an original, and the operator hears of the others', async () => {
    const library = { exists: true, originals: new Map([[PHOTO, ORIGINAL]]), problems: [] };
    const planned = planPictures(await loadContent(), library);
    expect(Object.keys(planned.local)).toEqual([PHOTO]);
    expect(planned.jobs).toHaveLength(12);
    expect(planned.elsewhere).toHaveLength(3);
    expect(elsewhereWarning(planned)).toEqual([
      expect.stringMatching(
        /fetch 3 pictures from other hosts, https:.*photo-2 of .*npm run images/,
      ),
    ]);
  });
});

describe('what the operator reads', () => {
  const wanted = { address: PHOTO, roles: ['picture' as const], file: 'content/blog/1.sv.md' };
  const entry = { file: 'aa.jpg', width: 1300, height: 900 };

  test('is a line for each picture and a sum', () => {
    const outcomes = [
      { kind: 'kept' as const, address: PHOTO, entry },
      { kind: 'fetched' as const, address: PHOTO, entry, bytes: 12_345 },
      failed(wanted, { kind: 'status', status: 410 }),
    ];
    expect(outcomes.map(outcomeLine)).toEqual([
      `kept     ${PHOTO} → aa.jpg, 1300 × 900`,
      `fetched  ${PHOTO} → aa.jpg, 1300 × 900, 12.3 kB`,
      `failed   ${PHOTO} · found status 410 · correct the address in content/blog/1.sv.md or name another picture there`,
    ]);
    expect(summaryLine(outcomes)).toBe('3 pictures: 1 kept, 1 fetched, 1 failed');
  });

  test('says to come back where the host may only be busy', () => {
    for (const status of [429, 500, 503]) {
      expect(failed(wanted, { kind: 'status', status })).toMatchObject({
        fix: 'run npm run images again later',
      });
    }
  });
});
