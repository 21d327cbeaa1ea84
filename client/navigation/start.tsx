import { render } from '../preact/render';
import { App } from './app';

export { prefetch } from './prefetch';

/** Takes over links and history of this window. */
export function startNavigation(): void {
  const app = document.getElementById('app');
  if (app) render(<App />, app);
}
