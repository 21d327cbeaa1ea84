import { type ClientBundle, bundleClient } from './bundle-client';
import { bundleRenderer } from './bundle-renderer';

/** What a build bundles; none of it depends on the content. */
export interface Bundles {
  client: Promise<ClientBundle>;
  /** Files of the renderer with React's production and development build. */
  renderer: { production: Promise<string>; development: Promise<string> };
  /** Settles when nothing is being bundled any more. */
  done: Promise<unknown>;
}

/** Starts to bundle: another process does it, while this one reads the content. */
export function startBundling(): Bundles {
  const client = bundleClient();
  const production = bundleRenderer('production');
  const development = bundleRenderer('development');
  const done = Promise.all([client, production, development]);
  // Told to whoever awaits a part.
  done.catch(() => {});
  return { client, renderer: { production, development }, done };
}
