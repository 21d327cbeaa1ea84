/**
 * The linter's rule for the arrows between rooms. A house is a folder at the top, a room a folder in
 * it. A file may import its own room, rooms that stand before it in its house's list, and houses that
 * its own may import; what lies at the top of a house is its entry, which no room imports. As arrows
 * only lead back in a list, there is no circle between rooms. The lists are in .oxlintrc.json.
 *
 * @typedef {{ may: string[], rooms: string[] }} House
 * @typedef {Record<string, House>} Houses
 */
import { dirname, join, relative, sep } from 'node:path';

const PROJECT = join(import.meta.dirname, '../..');

/**
 * The house and room that a file lies in; the room is empty at the top of a house.
 *
 * @param {string} path - absolute.
 * @param {Houses} houses
 */
export function placeOf(path, houses) {
  const [house = '', ...rest] = relative(PROJECT, path).split(sep);
  return house in houses ? { house, room: rest.length > 1 ? (rest[0] ?? '') : '' } : undefined;
}

/**
 * What is wrong with an import, if anything is.
 *
 * @param {string} from - absolute path of the importing file.
 * @param {string} to - absolute path of the imported one.
 * @param {Houses} houses
 */
export function wrongArrow(from, to, houses) {
  const importer = placeOf(from, houses);
  const imported = placeOf(to, houses);
  if (!importer || !imported) return undefined;
  const { may = [], rooms = [] } = houses[importer.house] ?? {};
  if (importer.house !== imported.house) {
    return may.includes(imported.house)
      ? undefined
      : `${importer.house}/ imports ${may.join(', ') || 'nothing of ours'}, not ${imported.house}/.`;
  }
  if (importer.room === imported.room || importer.room === '') return undefined;
  for (const room of [importer.room, imported.room]) {
    if (room !== '' && !rooms.includes(room)) {
      return `${importer.house}/${room} is no room in .oxlintrc.json: add it to the list, after all that it imports.`;
    }
  }
  return rooms.indexOf(imported.room) < rooms.indexOf(importer.room) && imported.room !== ''
    ? undefined
    : `${importer.house}/${importer.room} does not import ${importer.house}/${imported.room}: arrows between rooms go one way, see .oxlintrc.json.`;
}

/**
 * As ESLint's rules know it.
 *
 * @typedef {{ source?: { value?: unknown } | null }} ImportNode
 * @typedef {{ filename: string, options: [Houses?], report: (of: { node: unknown, message: string }) => void }} RuleContext
 */

const rule = {
  meta: { schema: [{ type: 'object' }] },
  /** @param {RuleContext} context */
  create(context) {
    const [houses = {}] = context.options;
    /** @param {ImportNode} node */
    const check = (node) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string' || !specifier.startsWith('.')) return;
      const message = wrongArrow(
        context.filename,
        join(dirname(context.filename), specifier),
        houses,
      );
      if (message) context.report({ node: node.source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

export default { meta: { name: 'rooms' }, rules: { arrows: rule } };
