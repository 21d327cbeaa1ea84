import { parentPort, workerData } from 'node:worker_threads';
import type { SocialCard } from '../../components/document/document-data';
import type { Site } from '../../content/schema/site';
import { cardDrawer } from './draw-card';

/** Draws the cards it is sent, one after the other, off the thread that serves or builds. */
const draw = await cardDrawer(workerData as Site);

parentPort?.on('message', (card: SocialCard) => {
  draw(card).then(
    (png) => parentPort?.postMessage(png),
    (error: unknown) => {
      throw error;
    },
  );
});
