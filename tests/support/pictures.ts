import sharp from 'sharp';
import { type Edits, replace, write } from './content';

/** A JPEG, or a picture of another format, that is not one even colour. */
export const picture = (
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff' = 'jpeg',
): Promise<Uint8Array> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g"><stop stop-color="#0b1f33"/><stop offset="1" stop-color="#ffc53d"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="30%" cy="40%" r="20%" fill="#b3261e"/></svg>`,
    ),
  )
    .toFormat(format)
    .toBuffer();

/** The fixture with pictures of its own: two photographs and two faces, named as editors name them. */
export async function ownPictures(): Promise<Edits> {
  const photos: Edits[string] = async (path) => {
    await replace('https://images.unsplash.com/photo-1', '../images/brygga.jpg')(path);
  };
  const boat = replace('https://images.unsplash.com/photo-2', '/images/hamnen/Båten 2.png');
  const anna = replace('https://randomuser.me/api/portraits/women/1.jpg', 'anna.jpg');
  const home: Edits[string] = async (path) => (await photos(path), await anna(path));
  return {
    'images/brygga.jpg': write(await picture(1300, 900)),
    'images/hamnen/Båten 2.png': write(await picture(700, 300, 'png')),
    'images/anna.jpg': write(await picture(300, 300)),
    'images/bo.jpg': write(await picture(100, 100)),
    'pages/index.sv.md': home,
    'pages/index.en.md': home,
    'people.yaml': async (path) => {
      await anna(path);
      await replace('https://randomuser.me/api/portraits/men/1.jpg', 'bo.jpg')(path);
    },
    'blog/1.sv.md': photos,
    'blog/1.en.md': photos,
    'blog/2.sv.md': boat,
    'blog/2.en.md': boat,
  };
}
