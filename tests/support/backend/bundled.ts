import { createRequire } from 'node:module';
import type { BundledFunction } from '../../../lambdas/bundle/bundle-functions';

/** Loads a function as Lambda does: a new instance that reads its environment once. */
export function loadFunction(
  { file }: BundledFunction,
  environment: Readonly<Record<string, string>>,
): unknown {
  const before = { ...process.env };
  Object.assign(process.env, environment);
  const require = createRequire(import.meta.url);
  try {
    delete require.cache[file];
    return (require(file) as { handler: unknown }).handler;
  } finally {
    for (const name of Object.keys(environment)) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
  }
}
