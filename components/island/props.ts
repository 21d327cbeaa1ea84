/** An island was given something that cannot travel to the browser as JSON. */
export class IslandPropsError extends Error {
  override readonly name = 'IslandPropsError';
  constructor(
    readonly island: string,
    /** Where in the props: `items.2.onSelect`. */
    readonly path: string,
    readonly found: string,
  ) {
    super(`Island ${island}: props.${path} is ${found}, which JSON cannot carry`);
  }
}

/**
 * The props as JSON for an attribute (React escapes it there).
 *
 * @throws IslandPropsError for a function, symbol, bigint, date, class instance, NaN or infinity.
 */
export function encodeProps(island: string, props: object): string {
  refuseUnserialisable(island, props, []);
  return JSON.stringify(props);
}

/** Reverses `encodeProps`. */
export const decodeProps = (json: string): object => JSON.parse(json) as object;

function refuseUnserialisable(island: string, value: unknown, path: readonly string[]): void {
  const refuse = (found: string): never => {
    throw new IslandPropsError(island, path.join('.'), found);
  };
  const type = typeof value;
  if (type === 'function' || type === 'symbol' || type === 'bigint') refuse(`a ${type}`);
  if (type === 'number' && !Number.isFinite(value)) refuse(String(value));
  if (typeof value !== 'object' || value === null) return;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) {
    refuse(`a ${value.constructor.name}`);
  }
  for (const [key, child] of Object.entries(value)) {
    if (Array.isArray(value) && child === undefined) {
      throw new IslandPropsError(island, [...path, key].join('.'), 'undefined');
    }
    refuseUnserialisable(island, child, [...path, key]);
  }
}
