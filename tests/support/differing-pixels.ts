import sharp from 'sharp';

/** How many pixels of two pictures of the same size differ in any channel; `first` and `second` are PNG files. */
export async function differingPixels(first: Buffer, second: Buffer): Promise<number> {
  const [one, other] = await Promise.all([pixels(first), pixels(second)]);
  if (one.data.length !== other.data.length)
    throw new Error(
      `${one.info.width}×${one.info.height} is not ${other.info.width}×${other.info.height}`,
    );
  let count = 0;
  for (let at = 0; at < one.data.length; at += 3)
    if ([0, 1, 2].some((channel) => one.data[at + channel] !== other.data[at + channel])) count++;
  return count;
}

const pixels = (picture: Buffer) =>
  sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
