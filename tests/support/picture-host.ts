import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { type Edits, replace } from './content';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A host of pictures on this machine. */
export interface PictureHost {
  /** `http://127.0.0.1:…` */
  address: string;
  /** Paths that were asked for, in order. */
  asked: string[];
}

/** Answers each path as the test says, and any other with 404. */
export async function pictureHost(answers: Readonly<Record<string, Answer>>): Promise<PictureHost> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    (answers[path] ?? status(404))(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

export const body =
  (bytes: string | Uint8Array, type = 'image/jpeg'): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': type }).end(bytes);

export const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(code, headers).end();

/** Takes the question and never says a word. */
export const silence: Answer = () => {};

/** Begins a picture that never ends: with all the bytes that it has, again and again, or none. */
export const endless =
  (bytes: Uint8Array = new Uint8Array()): Answer =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    response.write('\xff\xd8', 'latin1');
    const send = (): void => void (response.destroyed || response.write(bytes, send));
    if (bytes.length > 0) send();
  };

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

/** The fixture's picture addresses, led to another host. */
export function picturesAt(host: string): Edits {
  const photos = replace('https://images.unsplash.com', host);
  const faces = replace('https://randomuser.me', host);
  return {
    'people.yaml': faces,
    'pages/index.sv.md': async (path) => (await photos(path), faces(path)),
    'pages/index.en.md': async (path) => (await photos(path), faces(path)),
    ...Object.fromEntries(
      ['1.sv', '1.en', '2.sv', '2.en'].map((name) => [`blog/${name}.md`, photos]),
    ),
  };
}

/** Good answers for all of the fixture's pictures: two photographs and two faces. */
export async function fixturePictures(): Promise<Record<string, Answer>> {
  const [photo, flat, face, small] = await Promise.all([
    picture(1300, 900),
    picture(700, 300, 'png'),
    picture(300, 300),
    picture(100, 100),
  ]);
  return {
    '/photo-1': body(photo),
    '/photo-2': body(flat, 'image/png'),
    '/api/portraits/women/1.jpg': body(face),
    '/api/portraits/men/1.jpg': body(small),
  };
}
