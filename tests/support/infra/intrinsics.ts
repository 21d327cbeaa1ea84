import { at, type Json, list, textOf } from '../../../infra/checks/assembly';

/** Values that only a deployment knows, by `LogicalId`, `LogicalId.Attribute` or pseudo parameter. */
export type Known = Readonly<Record<string, string>>;

const PSEUDO: Known = {
  'AWS::Region': 'eu-north-1',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::Partition': 'aws',
  'AWS::AccountId': '123456789012',
};

/** A value of a template as CloudFormation would write it; what nobody knows stays its name. */
export function resolveText(json: Json | undefined, known: Known = {}): string {
  if (typeof json !== 'object' || json === null) return json === undefined ? '' : String(json);
  const ref = at(json, 'Ref');
  if (typeof ref === 'string') return known[ref] ?? PSEUDO[ref] ?? ref;
  const attribute = list(at(json, 'Fn::GetAtt')).map(textOf).join('.');
  if (attribute !== '') return known[attribute] ?? attribute;
  const join = list(at(json, 'Fn::Join'));
  if (join.length === 2) {
    return secretOf(
      list(join[1])
        .map((part) => resolveText(part, known))
        .join(textOf(join[0])),
      known,
    );
  }
  const template = at(json, 'Fn::Sub');
  if (typeof template === 'string') {
    return template.replace(
      /\$\{([^}]+)\}/g,
      (_, name: string) => known[name] ?? PSEUDO[name] ?? name,
    );
  }
  throw new Error(`No such function: ${JSON.stringify(json)}`);
}

const secretOf = (text: string, known: Known): string =>
  text.replace(
    /^\{\{resolve:secretsmanager:(\w+):SecretString:::\}\}$/,
    (_, id: string) => known[`secret ${id}`] ?? `secret of ${id}`,
  );
