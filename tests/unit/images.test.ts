import { describe, expect, test } from 'vitest';
import { coverFactor, filesOf } from '../../components/ui/picture/local-picture';
import { sizesOf } from '../../components/ui/picture/picture';
import { imageAddresses, withOwnImages } from '../../build/markdown/markdown-images';
import { withOwnAddresses } from '../../build/images/own-addresses';
import { planPicture, servedWidths } from '../../build/images/plan-picture';
import { namedPictures } from '../../build/images/named-pictures';
import { ownPicture } from '../../content/core/own-picture';
import { markdownToHtml } from '../../build/markdown/markdown';
import { append, editedContent, replace } from '../support/content';
import { loadContent } from '../support/load';
import { ownPictures } from '../support/pictures';

const PHOTO = 'https://images.unsplash.com/photo-1';
const ORIGINAL = {
  path: '/content/images/aa.jpg',
  name: 'aa',
  hash: '0123abcd',
  width: 1300,
  height: 900,
};
const { local: LOCAL } = planPicture(ORIGINAL, ['picture']);

describe('a file of content/images', () => {
  test.for([
    ['kontor.jpg', 'kontor.jpg'],
    ['/images/kontor.jpg', 'kontor.jpg'],
    ['images/kontor.jpg', 'kontor.jpg'],
    ['../images/hamn/kontor.jpg', 'hamn/kontor.jpg'],
    ['./b%C3%A5t%202.jpg?x=1#y', 'båt 2.jpg'],
    ['/favicon.svg', undefined],
    ['/files/logo.svg', undefined],
    ['https://a.example/images/kontor.jpg', undefined],
    ['//a.example/b.jpg', undefined],
    ['data:image/png;base64,AA', undefined],
    ['#ankare', undefined],
    ['', undefined],
  ] as const)('is what %s names: %s', ([address, name]) => {
    expect(ownPicture(address)).toBe(name);
  });
});

describe('the pictures that content names', () => {
  const summary = async (folder: string) =>
    namedPictures(await loadContent(folder)).map(
      ({ name, role, file }) => `${name} ${role} ${file.replace(/^.*\//, '')}`,
    );

  test('are those of pages, posts, texts and people, by what they are shown as', async () => {
    const folder = await editedContent(await ownPictures());
    expect([...new Set(await summary(folder))].sort()).toEqual([
      'anna.jpg portrait index.en.md',
      'anna.jpg portrait index.sv.md',
      'anna.jpg portrait people.yaml',
      'bo.jpg portrait people.yaml',
      'brygga.jpg picture 1.en.md',
      'brygga.jpg picture 1.sv.md',
      'brygga.jpg picture index.en.md',
      'brygga.jpg picture index.sv.md',
      'hamnen/Båten 2.png picture 2.en.md',
      'hamnen/Båten 2.png picture 2.sv.md',
    ]);
  });

  test('of other hosts are left where they are', async () => {
    expect(namedPictures(await loadContent())).toEqual([]);
  });

  test('are found in raw HTML and by reference, and in sections that name one of their own', async () => {
    const folder = await editedContent({
      'blog/1.sv.md': append('\n<img src="a.jpg" alt="A">\n\n![B][b]\n\n[b]: b.jpg\n'),
      'pages/om-oss.sv.md': replace(
        'sections:\n',
        [
          'sections:',
          '  - kind: founder',
          '    heading: Vem',
          '    name: Bo Test',
          '    position: Chef',
          '    quote: Hej.',
          '    image: bo.jpg',
          '',
        ].join('\n'),
      ),
      'pages/contact.sv.md': replace(
        'sections:\n  - kind: masthead\n',
        'sections:\n  - kind: masthead\n    picture: { url: hav.jpg, alt: Hav }\n',
      ),
    });
    expect(await summary(folder)).toEqual(
      expect.arrayContaining([
        'a.jpg picture 1.sv.md',
        'b.jpg picture 1.sv.md',
        'bo.jpg portrait om-oss.sv.md',
        'hav.jpg picture contact.sv.md',
      ]),
    );
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
      src: '/assets/aa-1300-0123abcd.jpg',
      sources: ['avif', 'webp', 'jpg'].map((extension) => ({
        type: `image/${extension === 'jpg' ? 'jpeg' : extension}`,
        srcset: [480, 800, 1200, 1300]
          .map((width) => `/assets/aa-${width}-0123abcd.${extension} ${width}w`)
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
      expect(path).toMatch(new RegExp(`-${width}-0123abcd\\.${format}$`));
    }
  });

  test('stands in for its address and for no other', () => {
    const box = { width: 720, height: 840 };
    const elsewhere = 'https://a.example/photo.jpg';
    expect(filesOf(PHOTO, { [PHOTO]: LOCAL }, box)).toEqual({
      src: LOCAL.src,
      sources: LOCAL.sources,
    });
    expect(filesOf(elsewhere, {}, box)).toEqual({ src: elsewhere, sources: [] });
    const { srcset = '', ...scaled } = filesOf(`${PHOTO}?w=1200&q=80`, {}, box);
    expect(scaled).toEqual({
      src: `${PHOTO}?w=720&q=60&auto=format&fit=crop&h=840`,
      sources: [],
    });
    expect([...srcset.matchAll(/w=(\d+)&\S*h=(\d+) (\d+)w/g)].map((part) => part.slice(1))).toEqual(
      [
        ['480', '560', '480'],
        ['800', '933', '800'],
        ['1200', '1400', '1200'],
      ],
    );
  });
});

describe('the width that the browser is told', () => {
  test('is half the window at most, or all of it, and never more than the picture’s place', () => {
    expect(sizesOf(960, 1)).toBe(
      '(min-width: 1920px) 960px, (min-width: 64rem) 50vw, (min-width: 40rem) 100vw, 160px',
    );
    expect(sizesOf(1312, 1)).toBe('(min-width: 1312px) 1312px, (min-width: 40rem) 100vw, 160px');
  });

  test('counts what is cut off the sides of a picture that is flatter than its place', () => {
    expect(coverFactor({ ...LOCAL, width: 1200, height: 800 }, 600, 800)).toBe(2);
    expect(coverFactor({ ...LOCAL, width: 800, height: 1200 }, 600, 800)).toBe(1);
    expect(coverFactor(undefined, 600, 800)).toBe(1);
    expect(sizesOf(720, 1.5)).toBe(
      '(min-width: 1440px) 1080px, (min-width: 64rem) 75vw, (min-width: 40rem) 150vw, 240px',
    );
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
      '<img src="/assets/aa-1300-0123abcd.jpg" width="1300" height="900" alt="En &quot;brygga&quot;" loading="lazy" decoding="async"></picture><figcaption>I dis',
    );
    expect(own.match(/<source /g)).toHaveLength(3);
    expect(own).not.toContain('a.example');
    expect(withOwnImages(html, { 'https://a.example/x.jpg': LOCAL })).toBe(html);
  });

  test('do not take the replacement patterns of an address for patterns', () => {
    const html = '<img src="https://a.example/$&.jpg" alt="a">';
    expect(withOwnImages(html, { 'https://a.example/$&.jpg': LOCAL })).toContain(
      '<img src="/assets/aa-1300-0123abcd.jpg" width="1300" height="900" alt="a">',
    );
  });
});

test('structured data names our own full address of a picture, and keeps every other text', () => {
  const data = { image: PHOTO, name: `See ${PHOTO}`, more: [{ image: PHOTO }, 'constructor', 1] };
  expect(withOwnAddresses(data, { [PHOTO]: LOCAL }, 'https://www.testvik.example')).toEqual({
    image: 'https://www.testvik.example/assets/aa-1300-0123abcd.jpg',
    name: `See ${PHOTO}`,
    more: [{ image: 'https://www.testvik.example/assets/aa-1300-0123abcd.jpg' }, 'constructor', 1],
  });
  expect(withOwnAddresses(data, {}, 'https://www.testvik.example')).toBe(data);
});
