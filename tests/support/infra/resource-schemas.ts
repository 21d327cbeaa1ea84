import { loadAwsServiceSpecSync } from '@aws-cdk/aws-service-spec';
import type { Property, PropertyType } from '@aws-cdk/service-spec-types';
import {
  entries,
  type Json,
  list,
  type Resource,
  resourcesOf,
  type StackTemplate,
} from '../../../infra/checks/assembly';

const TAG: Readonly<Record<string, Property>> = {
  Key: { type: { type: 'string' }, required: true },
  Value: { type: { type: 'string' }, required: true },
};

const specification = loadAwsServiceSpecSync();

/** What a template says that the schemas which AWS publishes of its resources do not know. */
export const againstSchemas = (stacks: readonly StackTemplate[]): string[] =>
  stacks.flatMap((stack) =>
    resourcesOf(stack)
      .filter(({ type }) => !type.startsWith('Custom::'))
      .flatMap(againstSchema),
  );

function againstSchema({ id, type, properties }: Resource): string[] {
  const [schema] = specification.lookup('resource', 'cloudFormationType', 'equals', type);
  if (!schema) return [`${id}: no resource ${type}`];
  const readOnly = entries(properties)
    .filter(([name]) => name in schema.attributes && !(name in schema.properties))
    .map(([name]) => `${id}.${name}: read only`);
  return readOnly.length > 0 ? readOnly : againstObject(properties, schema.properties, id);
}

function againstObject(
  json: Json,
  properties: Readonly<Record<string, Property>>,
  path: string,
): string[] {
  if (isIntrinsic(json)) return [];
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return [`${path}: no object`];
  return [
    ...Object.entries(properties)
      .filter(([name, { required }]) => required === true && !(name in json))
      .map(([name]) => `${path}.${name}: missing`),
    ...Object.entries(json).flatMap(([name, value]) => {
      const property = properties[name];
      if (!property) return [`${path}.${name}: unknown`];
      return againstAny(
        value,
        [property.type, ...(property.previousTypes ?? [])],
        `${path}.${name}`,
      );
    }),
  ];
}

/** Nothing where one of the types fits; the complaints of the first, which is the present one. */
function againstAny(json: Json, types: readonly PropertyType[], path: string): string[] {
  const complaints = types.map((type) => againstType(json, type, path));
  return complaints.some(({ length }) => length === 0) ? [] : (complaints[0] ?? []);
}

function againstType(json: Json, type: PropertyType, path: string): string[] {
  if (isIntrinsic(json)) return [];
  const wrong = [`${path}: ${JSON.stringify(json)} is no ${type.type} it takes`];
  switch (type.type) {
    case 'union':
      return againstAny(json, type.types, path);
    case 'ref':
      return againstObject(
        json,
        specification.get('typeDefinition', type.reference).properties,
        path,
      );
    case 'array':
      return Array.isArray(json)
        ? list(json).flatMap((one, index) => againstType(one, type.element, `${path}.${index}`))
        : wrong;
    case 'map':
      return typeof json === 'object' && !Array.isArray(json)
        ? entries(json).flatMap(([name, one]) => againstType(one, type.element, `${path}.${name}`))
        : wrong;
    case 'tag':
      return againstObject(json, TAG, path);
    case 'json':
      return [];
    case 'string':
      return typeof json === 'string' && (type.allowedValues?.includes(json) ?? true) ? [] : wrong;
    case 'integer':
      return Number.isInteger(json) ? [] : wrong;
    case 'date-time':
      return typeof json === 'string' ? [] : wrong;
    case 'null':
      return json === null ? [] : wrong;
    case 'number':
    case 'boolean':
      return typeof json === type.type ? [] : wrong;
  }
}

/** Whether a value is known at deployment only. */
const isIntrinsic = (json: Json): boolean =>
  entries(json).length === 1 &&
  entries(json).every(([name]) => name === 'Ref' || name.startsWith('Fn::'));
