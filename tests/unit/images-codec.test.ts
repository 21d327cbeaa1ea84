import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { canBeDecoded, encode, inspect } from '../../build/images/codec';
import { SERVED_FORMATS } from '../../build/images/formats';
import { picture } from '../support/pictures';

/** Red at its top when shown upright, blue below; stored lying on its side, with a comment. */
const LYING = await sharp({ create: { width: 60, height: 100, channels: 3, background: '#00f' } })
  .composite([
    {
      input: { create: { width: 60, height: 40, channels: 3, background: '#f00' } },
      gravity: 'north',
    },
  ])
  .png()
  .toBuffer()
  .then((upright) =>
    sharp(upright)
      .rotate(-90)
      .withExif({ IFD0: { Copyright: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 95 })
      .toBuffer(),
  );

/** Red, green and blue of a pixel, rounded to what every codec agrees on. */
async function colourAt(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((value) => Math.round(value / 85) * 85);
}

describe.for(SERVED_FORMATS)('a picture encoded as $extension', ({ extension, type }) => {
  test('is of that format and width, and keeps its proportions', async () => {
    const bytes = await encode(await picture(300, 200), 90, extension);
    expect(await sharp(bytes).metadata()).toMatchObject({ mediaType: type, width: 90, height: 60 });
  });

  test('is never wider than it was', async () => {
    const bytes = await encode(await picture(30, 20), 90, extension);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 30, height: 20 });
  });

  test('stands upright and says nothing of who made it', async () => {
    const bytes = await encode(LYING, 60, extension);
    const { width, height, exif, orientation } = await sharp(bytes).metadata();
    expect({ width, height, exif, orientation }).toMatchObject({ width: 60, height: 100 });
    expect(orientation ?? 1).toBe(1);
    expect(Buffer.from(bytes).includes('Somebody')).toBe(false);
    expect(await colourAt(bytes, 30, 10)).toEqual([255, 0, 0]);
    expect(await colourAt(bytes, 30, 90)).toEqual([0, 0, 255]);
  });

  test('is the same again, byte for byte', async () => {
    const original = await picture(120, 80);
    const [first, second] = await Promise.all([
      encode(original, 60, extension),
      encode(original, 60, extension),
    ]);
    expect(Buffer.compare(first, second)).toBe(0);
  });
});

test('what shines through a picture is white in a JPEG, which knows no such thing', async () => {
  const glass = await sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  expect(await colourAt(await encode(glass, 20, 'jpg'), 10, 10)).toEqual([255, 255, 255]);
  expect(await sharp(await encode(glass, 20, 'webp')).metadata()).toMatchObject({ hasAlpha: true });
});

describe('the size of a picture', () => {
  test('is that of the picture upright', async () => {
    expect(await inspect(LYING)).toEqual({ ok: true, width: 60, height: 100 });
  });

  test.for(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('is read of %s', async (format) => {
    const bytes = await picture(64, 48, format);
    expect(await inspect(bytes)).toEqual({ ok: true, width: 64, height: 48 });
    expect(await canBeDecoded(bytes)).toBe(true);
  });
});

test.for(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'a %s that ends too early is refused wherever it ends, others being read meanwhile',
  async (format) => {
    const whole = await picture(400, 300, format);
    const ends = Array.from({ length: 60 }, (_, at) => Math.floor((whole.length * (at + 1)) / 61));
    const read = await Promise.all(ends.map((end) => canBeDecoded(whole.subarray(0, end))));
    expect(ends.filter((_, at) => read[at])).toEqual([]);
  },
);

test.for([
  ['a page of text', '<!DOCTYPE html><p>No', 'text that begins "<!DOCTYPE html><p>No"'],
  ['nothing', '', 'nothing, 0 bytes'],
  [
    'a drawing',
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    'a picture of the format svg',
  ],
] as const)('%s is told for what it is', async ([, text, found]) => {
  expect(await inspect(Buffer.from(text))).toEqual({
    ok: false,
    found,
    expected: 'a picture as JPEG, PNG, WebP, AVIF or GIF',
  });
});

test('a picture of more pixels than memory should hold is told its size', async () => {
  const huge = await sharp({
    create: { width: 12_000, height: 9000, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  expect(await inspect(huge)).toMatchObject({
    ok: false,
    found: '12000 × 9000 pixels',
    expected: 'at most 100 million pixels',
  });
});
