import { editDistance } from '../../content/core/edit-distance';

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/**
 * Replaces every `{{name}}` in all texts of a value.
 *
 * @param unknown - called with each name that the facts do not hold; the placeholder stays.
 */
export function fillPlaceholders<T>(
  value: T,
  facts: ReadonlyMap<string, string>,
  unknown: (placeholder: string, name: string) => void,
): T {
  const fill = (text: string): string =>
    text.includes('{{')
      ? text.replace(PLACEHOLDER, (placeholder, name: string) => {
          const fact = facts.get(name);
          if (fact === undefined) unknown(placeholder, name);
          return fact ?? placeholder;
        })
      : text;
  return (hasPlaceholder(value) ? mapTexts(value, fill) : value) as T;
}

/** Most texts have none; they are left as the objects they are. */
function hasPlaceholder(node: unknown): boolean {
  if (typeof node === 'string') return node.includes('{{');
  return typeof node === 'object' && node !== null && Object.values(node).some(hasPlaceholder);
}

function mapTexts(node: unknown, map: (text: string) => string): unknown {
  if (typeof node === 'string') return map(node);
  if (Array.isArray(node)) return node.map((child) => mapTexts(child, map));
  if (node === null || typeof node !== 'object') return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [key, mapTexts(child, map)]),
  );
}

/** The name closest to a misspelt one, whatever its case, where one is close enough to suggest. */
export function closest(name: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(name.length / 3)) + 1;
  const written = name.toLowerCase();
  for (const candidate of names) {
    const distance = editDistance(written, candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}
