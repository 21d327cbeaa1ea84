import {
  type Finding,
  type StackTemplate,
  at,
  entries,
  finding,
  list,
  resourcesOf,
  textOf,
  walk,
} from './assembly';

/** Everything that is referred to exists: in its own stack, or as an output of another. */
export const references = (stacks: readonly StackTemplate[]): Finding[] =>
  stacks.flatMap((stack) => {
    const known = new Set([
      ...entries(at(stack.template, 'Resources')).map(([id]) => id),
      ...entries(at(stack.template, 'Parameters')).map(([id]) => id),
    ]);
    return resourcesOf(stack).flatMap((resource) => {
      const say = finding('references', resource);
      const values = [...walk(resource.definition)];
      const dependsOn = at(resource.definition, 'DependsOn');
      const local = [
        ...(typeof dependsOn === 'string' ? [dependsOn] : list(dependsOn).map(textOf)),
        ...values.flatMap((value) => {
          const ref = at(value, 'Ref');
          return typeof ref === 'string' && !ref.startsWith('AWS::') ? [ref] : [];
        }),
        ...values.map((value) => textOf(at(value, 'Fn::GetAtt', 0))).filter((id) => id !== ''),
      ];
      const outputs = values.flatMap((value) => at(value, 'Fn::GetStackOutput') ?? []);
      return [
        ...local.filter((id) => !known.has(id)).map((id) => say(`${id} does not exist`)),
        ...outputs.flatMap((output) => {
          const from = stacks.find(({ name }) => name === at(output, 'StackName'));
          const name = textOf(at(output, 'OutputName'));
          if (at(from?.template, 'Outputs', name) === undefined) {
            return [say(`no stack has the output ${name}`)];
          }
          return from?.region === at(output, 'Region')
            ? []
            : [
                say(
                  `the output ${name} is in ${from?.region}, not ${textOf(at(output, 'Region'))}`,
                ),
              ];
        }),
      ];
    });
  });
