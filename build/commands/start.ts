import { buildSite } from '../build-site';
import type { Options } from '../options';
import { terminalProgress } from '../progress';
import { listen } from '../serve/listen';
import { staticServer } from '../serve/static-server';
import { describeSummary } from './build';

/** `npm start`: builds the site and serves it; social cards that are missing are drawn afterwards. */
export async function startCommand(options: Options): Promise<void> {
  const server = staticServer(options.out);
  const address = await listen(server, options.port);
  const progress = terminalProgress(process.stderr);
  try {
    const summary = await buildSite({ ...options, cards: false }, progress).finally(() =>
      progress.end(),
    );
    console.log(describeSummary(summary));
  } catch (error) {
    server.close();
    throw error;
  }
  console.log(`\nThe site is at ${address}`);
}
