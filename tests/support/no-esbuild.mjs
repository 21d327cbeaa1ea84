// Loaded before the command line by a test: a machine on which nothing can be bundled.
import { register } from 'node:module';

const hooks = `
  export const resolve = (specifier, context, next) => {
    if (specifier === 'esbuild') throw new Error('nothing can be bundled on this machine');
    return next(specifier, context);
  };`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
