import { readFileSync } from 'node:fs';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One stack as CloudFormation is given it. */
export interface StackTemplate {
  name: string;
  region: string;
  template: Json;
}

export interface Resource {
  stack: StackTemplate;
  id: string;
  type: string;
  properties: Json;
  /** The resource whole, with what stands beside its properties. */
  definition: Json;
}

/** Something in the templates that would fail, cost or leak after a deployment. */
export interface Finding {
  rule: string;
  /** Stack and logical id. */
  where: string;
  what: string;
}

export const readTemplate = (path: string): Json => JSON.parse(readFileSync(path, 'utf8')) as Json;

/** What stands at a path in JSON; undefined where nothing does. */
export function at(
  json: Json | undefined,
  ...path: readonly (string | number)[]
): Json | undefined {
  let found: Json | undefined = json;
  for (const key of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Array.isArray(found) ? found[Number(key)] : found[key];
  }
  return found;
}

export const list = (json: Json | undefined): Json[] => (Array.isArray(json) ? json : []);

export const textOf = (json: Json | undefined): string => (typeof json === 'string' ? json : '');

/** Entries of an object, none of anything else. */
export const entries = (json: Json | undefined): [string, Json][] =>
  typeof json === 'object' && json !== null && !Array.isArray(json) ? Object.entries(json) : [];

export const resources = (stacks: readonly StackTemplate[], type: string): Resource[] =>
  stacks.flatMap((stack) => resourcesOf(stack).filter((resource) => resource.type === type));

export const resourcesOf = (stack: StackTemplate): Resource[] =>
  entries(at(stack.template, 'Resources')).map(([id, definition]) => ({
    stack,
    id,
    type: textOf(at(definition, 'Type')),
    properties: at(definition, 'Properties') ?? {},
    definition,
  }));

/** Logical id that a value refers to by Ref or Fn::GetAtt. */
export const referredId = (json: Json | undefined): string | undefined => {
  const ref = at(json, 'Ref');
  if (typeof ref === 'string') return ref;
  const attribute = at(json, 'Fn::GetAtt');
  return typeof attribute === 'string'
    ? attribute.split('.')[0]
    : textOf(at(attribute, 0)) || undefined;
};

export const finding =
  (rule: string, { stack, id }: Resource) =>
  (what: string): Finding => ({ rule, where: `${stack.name}/${id}`, what });
