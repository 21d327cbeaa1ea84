import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';
import { AwsSolutionsChecks } from 'cdk-nag';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../../infra/build-app';
import { STAGES, VARIANTS, type Variant } from '../support/infra/configurations';
import { appOf, context, deployment } from '../support/infra/deployments';
import { temporaryFolder } from '../support/temporary-folder';

const KEY = Validations.ACKNOWLEDGED_RULES_METADATA_KEY;

interface Acknowledgement {
  path: string;
  id: string;
  reason: string;
}

/** Everything that was accepted anywhere, with its reason. */
const acknowledgements = (scope: IConstruct): Acknowledgement[] =>
  scope.node.findAll().flatMap(({ node }) =>
    node.metadata
      .filter(({ type }) => type === KEY)
      .flatMap(({ data }) => Object.entries(data as Record<string, string>))
      .map(([id, reason]) => ({
        path: node.path,
        id: id.replace(/^Annotation::/i, ''),
        reason,
      })),
  );

/** Takes every acknowledgement back, so that the checks say all they have to say. */
function forget(scope: IConstruct): void {
  for (const { node } of scope.node.findAll()) {
    for (const { type, data } of node.metadata) {
      if (type !== KEY) continue;
      for (const id of Object.keys(data as object)) delete (data as Record<string, string>)[id];
    }
  }
}

const findings = (scope: IConstruct): { path: string; id: string }[] =>
  new AwsSolutionsChecks()
    .validateScope(scope)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map(({ constructPath = '' }) => ({ path: constructPath, id: ruleName })),
    );

const synthesised = async (variant: Variant) => {
  const { prepared } = await deployment(variant);
  const { app } = appOf(variant, prepared, await temporaryFolder());
  app.synth();
  return app;
};

describe.for(VARIANTS)('cdk-nag on the %s variant', (variant) => {
  test('finds nothing that is not acknowledged', async () => {
    expect(findings(await synthesised(variant))).toEqual([]);
  });

  test('finds everything that is acknowledged: nothing is accepted in advance', async () => {
    const app = await synthesised(variant);
    const accepted = acknowledgements(app).filter(({ id }) => id.startsWith('AwsSolutions-'));
    expect(accepted.length).toBeGreaterThan(10);
    forget(app);
    const found = findings(app);
    const unmatched = accepted.filter(
      ({ path, id }) =>
        !found.some((finding) => finding.id === id && `${finding.path}/`.startsWith(`${path}/`)),
    );
    expect(unmatched).toEqual([]);
    expect(accepted.filter(({ reason }) => reason.split(' ').length < 6)).toEqual([]);
  });
});

/** One line for each violation that a synthesis with every check on reports. */
async function validate(variant: Variant, spoil = (_template: object) => {}): Promise<string[]> {
  const { prepared } = await deployment(variant);
  const outdir = await temporaryFolder();
  const { app, site } = buildApp(STAGES[variant], prepared, undefined, {
    outdir,
    context: { ...context(), '@aws-cdk/core:validationReportPrettyPrint': false },
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  spoil(site);
  let failure = '';
  try {
    app.synth();
  } catch (error) {
    failure = String(error);
  }
  const report = JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8')) as {
    pluginReports: { pluginName?: string; violations: { ruleName: string }[] }[];
  };
  return [
    ...(failure === '' ? [] : [failure.slice(0, 200)]),
    ...report.pluginReports.flatMap(({ violations }) => violations.map(({ ruleName }) => ruleName)),
  ];
}

describe('CloudFormation’s validator', () => {
  test('finds nothing in the variant with everything', async () => {
    expect(await validate('full')).toEqual([]);
  });
});
