import type { Json, StackTemplate } from '../../../../infra/checks/assembly';
import { inside, type Open, withResource } from '../edit';

type Stacks = readonly StackTemplate[];

/** A mistake that somebody could make in a template. */
export type Mistake = readonly [
  name: string,
  /** All that the checks say of it, as `rule · what`; `…` stands for the rest of a generated id. */
  complaints: readonly string[],
  make: (stacks: Stacks) => StackTemplate[],
];

export const says =
  (text: string) =>
  (resource: Json): boolean =>
    JSON.stringify(resource).includes(text);

/** Spoils the first resource of a type that is meant. */
export const resource =
  (type: string, change: (resource: Open) => void, isMeant?: (resource: Json) => boolean) =>
  (stacks: Stacks): StackTemplate[] =>
    withResource(stacks, type, (found) => change(found), isMeant);

export const properties = (
  type: string,
  change: (properties: Open) => void,
  isMeant?: (resource: Json) => boolean,
): ((stacks: Stacks) => StackTemplate[]) =>
  resource(type, (found) => change(inside(found, 'Properties')), isMeant);

export const without =
  (type: string, isMeant?: (resource: Json) => boolean) =>
  (stacks: Stacks): StackTemplate[] =>
    withResource(stacks, type, (_, resources, id) => delete resources[id], isMeant);

export const distribution = (
  change: (config: Open) => void,
): ((stacks: Stacks) => StackTemplate[]) =>
  properties('AWS::CloudFront::Distribution', (found) =>
    change(inside(found, 'DistributionConfig')),
  );

/** A function that answers messages. */
export const chatFunction = (
  change: (properties: Open) => void,
): ((stacks: Stacks) => StackTemplate[]) =>
  properties('AWS::Lambda::Function', change, says('KNOWLEDGE_FILE'));
