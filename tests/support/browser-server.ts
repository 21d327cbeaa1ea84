import { join } from 'node:path';

/** The port of the server under test; `BROWSER_TEST_PORT` lets two runs stand side by side. */
export const PORT = Number(process.env.BROWSER_TEST_PORT ?? 4199);

const CACHE = join(import.meta.dirname, '../../.cache');

/** Where the server under test builds the site. */
export const SITE_FOLDER = join(CACHE, `browser-site-${PORT}`);

/** Where the server under test keeps its conversations. */
export const CHAT_FOLDER = join(CACHE, `browser-chat-${PORT}`);
