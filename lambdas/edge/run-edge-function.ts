import { createContext, Script } from 'node:vm';

/**
 * Loads a bundled edge function into a context that has the language and nothing else, as at the
 * edge: no console, no timers, no Node. Events cross as JSON, so nothing is shared either.
 */
export function loadEdgeFunction<Event, Answer>(code: string): (event: Event) => Answer {
  const context = createContext(Object.create(null), {
    codeGeneration: { strings: false, wasm: false },
  });
  new Script(`${code};var run=function(text){return JSON.stringify(handler(JSON.parse(text)))}`, {
    filename: 'edge-function.js',
  }).runInContext(context);
  const run = context.run as (text: string) => string;
  return (event) => JSON.parse(run(JSON.stringify(event))) as Answer;
}
