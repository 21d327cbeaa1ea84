import type { LocalHandler } from './send';

/** Asks one handler after the other until one answers. */
export const firstOf =
  (...handlers: readonly LocalHandler[]): LocalHandler =>
  async (request, response) => {
    for (const handle of handlers) if (await handle(request, response)) return true;
    return false;
  };
