/** Options of `cdk deploy` that our commands hand on. */
export const CDK_OPTIONS = {
  'require-approval': { type: 'string' },
  profile: { type: 'string' },
} as const;

export const CDK_USAGE = `  --require-approval WHEN   what to ask before: never, any-change or broadening
  --profile NAME            profile of the AWS command line
  STAGE                     environment: infra/config/<stage>.yaml (production)`;

export const cdkArguments = (values: Readonly<Record<string, string | undefined>>): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}`, value],
  );
