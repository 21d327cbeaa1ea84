import { createRequire } from 'node:module';
import type * as Yaml from 'yaml';

/** From the top of the data: names of fields and places in lists. */
export type DataPath = readonly (string | number)[];

const require = createRequire(import.meta.url);

/**
 * Where in a YAML text a path of keys and indexes stands, as a 1-based line; falls back to the nearest
 * parent.
 */
export function lineLocator(yaml: string): (path: DataPath) => number {
  // Loaded here, for only content with a mistake needs it.
  const { LineCounter, isMap, isNode, isPair, isScalar, parseDocument } =
    require('yaml') as typeof Yaml;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  return (path) => {
    for (let depth = path.length; depth > 0; depth--) {
      const parent = document.getIn(path.slice(0, depth - 1), true);
      const key = path[depth - 1];
      const node = isMap(parent)
        ? parent.items.find((item) => isPair(item) && isScalar(item.key) && item.key.value === key)
            ?.key
        : document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
}
