import type { Json, StackTemplate } from '../../../infra/checks/assembly';

/** Objects of a template, open for a mistake. */
export interface Open {
  [key: string]: Json;
}

const open = (json: Json | undefined): Open => {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new Error(`No object to edit: ${JSON.stringify(json)}`);
  }
  return json;
};

/** What stands at a path; the mistake must have something to spoil. */
export function inside(json: Json | undefined, ...path: readonly (string | number)[]): Open {
  let found: Json | undefined = json;
  for (const key of path) {
    found = Array.isArray(found) ? found[Number(key)] : open(found)[key];
  }
  return open(found);
}

export const listAt = (json: Json | undefined, ...path: readonly (string | number)[]): Json[] => {
  const name = path.at(-1) ?? '';
  const found = inside(json, ...path.slice(0, -1))[name];
  if (!Array.isArray(found)) throw new Error(`No list at ${path.join('.')}`);
  return found;
};

/** A copy of the templates in which one resource, the first of its type that is meant, was changed. */
export function withResource(
  stacks: readonly StackTemplate[],
  type: string,
  change: (resource: Open, resources: Open, id: string) => void,
  isMeant: (resource: Json, id: string) => boolean = () => true,
): StackTemplate[] {
  const copy = structuredClone([...stacks]);
  for (const stack of copy) {
    const resources = inside(stack.template, 'Resources');
    for (const [id, resource] of Object.entries(resources)) {
      if (open(resource).Type !== type || !isMeant(resource, id)) continue;
      change(open(resource), resources, id);
      return copy;
    }
  }
  throw new Error(`No ${type} to edit`);
}
