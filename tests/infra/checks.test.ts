import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { AwsSolutionsChecks } from 'cdk-nag';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { VARIANTS, type Variant } from '../support/infra/configurations';
import { appOf, deployment } from '../support/infra/deployments';
import { temporaryFolder } from '../support/temporary-folder';

interface Said {
  path: string;
  id: string;
}

/** What cdk-nag finds. */
const findings = (scope: IConstruct): Said[] =>
  new AwsSolutionsChecks()
    .validateScope(scope)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath = '' }) => ({ path: constructPath, id: ruleName })),
    );

/** Warnings that the CDK's own constructs leave behind. */
const warnings = (scope: IConstruct): Said[] =>
  scope.node.findAll().flatMap(({ node }) =>
    node.metadata
      .filter(({ type }) => type === 'aws:cdk:warning')
      .map(({ data }) => ({
        path: node.path,
        id: `Annotation::${/\[ack: (.+)\]/.exec(String(data))?.[1] ?? String(data)}`,
      })),
  );

/** All that is said of a variant where nothing is accepted, and what we accept of it. */
async function judge(variant: Variant) {
  const { prepared } = await deployment(variant);
  const accepted: (Said & { reason: string })[] = [];
  const accept = vi.spyOn(Validations.prototype, 'acknowledge').mockImplementation(function (
    this: Validations,
    ...rules
  ) {
    const { path } = (this as unknown as { scope: IConstruct }).scope.node;
    accepted.push(...rules.map(({ id, reason }) => ({ path, id, reason })));
  });
  const { app } = appOf(variant, prepared, await temporaryFolder());
  accept.mockRestore();
  return { accepted, said: [...findings(app), ...warnings(app)] };
}

const covers = (accepted: Said, { path, id }: Said): boolean =>
  accepted.id === id && `${path}/`.startsWith(`${accepted.path}/`);

describe.for(VARIANTS)('cdk-nag on the %s variant', (variant) => {
  let result: Awaited<ReturnType<typeof judge>>;
  beforeAll(async () => {
    result = await judge(variant);
  });

  test('finds nothing that is not accepted', () => {
    const { said, accepted } = result;
    expect(said.filter((one) => !accepted.some((reason) => covers(reason, one)))).toEqual([]);
  });

  test('finds everything that is accepted, each for a reason: nothing is accepted in advance', () => {
    const { said, accepted } = result;
    expect(accepted.length).toBeGreaterThan(10);
    expect(accepted.filter((one) => !said.some((finding) => covers(one, finding)))).toEqual([]);
    expect(accepted.filter(({ reason }) => reason.split(' ').length < 6)).toEqual([]);
  });
});
