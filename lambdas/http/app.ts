import { Hono } from 'hono';
import { answerError } from './answer-error';
import { ApiError, WrongMethod } from '../errors/errors';
import { GUARDS } from './guards/guards';
import { rememberFull } from './remember-full';
import type { App, ChatApp, Dependencies, Route } from './types';

/** The same app in every function and on the local server; functions differ by their routes. */
export function createApp({ store, ...others }: Dependencies, routes: readonly Route[]): ChatApp {
  const countUp = rememberFull(store.countUp);
  const dependencies: Dependencies = { ...others, store: { ...store, countUp } };
  const app = new Hono<App>();
  app.onError(answerError);
  app.use(async (c, next) => {
    const log = dependencies.log(c.env.requestId);
    const started = dependencies.now();
    c.set('log', log);
    c.header('X-Request-Id', c.env.requestId);
    await next();
    // The path alone: the query holds the session's secret.
    const { method, path } = c.req;
    log.info('request', { method, path, status: c.res.status, ms: dependencies.now() - started });
  });
  for (const guard of GUARDS) app.use(guard(dependencies));
  for (const { method, path, handle } of routes) app.on(method, path, handle(dependencies));
  app.notFound((c) => {
    const allowed = routes.filter(({ path }) => path === c.req.path).map(({ method }) => method);
    return answerError(
      allowed.length > 0
        ? new WrongMethod(allowed.join(', '))
        : new ApiError(404, 'not-found', 'There is nothing at this address.'),
      c,
    );
  });
  return app;
}
