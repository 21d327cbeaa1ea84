import type { Hono, MiddlewareHandler } from 'hono';
import type { Limits } from '../conversation/limits';
import type { Log } from '../log/log';
import type { Store } from '../store/store';

/** What runs the app tells it of a request. */
interface Caller {
  requestId: string;
  /** The visitor's address, from the connection and never from the visitor's word alone. */
  address: string;
}

/** What every guard and route works with. */
export interface Dependencies {
  store: Store;
  limits: Limits;
  access: Access;
  log: (requestId: string) => Log;
  /** Milliseconds. */
  now: () => number;
  /** Milliseconds after which a request is given up; 15 seconds where absent. */
  timeLimitMs?: number;
}

/** Who may call. */
export interface Access {
  publicKey: string;
  /** Taken as well while pages with it are still open. */
  formerPublicKey?: string | undefined;
  /** The secret that the CDN adds to each request; undefined where there is no CDN. */
  originVerify: string | undefined;
  /** Whether a page of this origin may call, given the host it calls. */
  allowsOrigin: (origin: string, host: string | undefined) => boolean;
}

/** Hono's types for this app. */
export interface App {
  Bindings: Caller;
  Variables: {
    log: Log;
    /** The body, once a guard has read it. */
    body: string | undefined;
  };
}

export type Guard = (dependencies: Dependencies) => MiddlewareHandler<App>;

/** A method at a path. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  handle: (dependencies: Dependencies) => MiddlewareHandler<App>;
}

export type ChatApp = Hono<App>;
