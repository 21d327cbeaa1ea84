import { CfnResource, Validations } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { IConstruct } from 'constructs';
import { AwsSolutionsChecks } from 'cdk-nag';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../../infra/build-app';
import type { Prepared } from '../../infra/release/prepare';
import type { SiteStack } from '../../infra/stacks/site-stack';
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

/** Ids of the warnings that the CDK's own constructs leave behind. */
const warnings = (scope: IConstruct): string[] =>
  scope.node
    .findAll()
    .flatMap(({ node }) =>
      node.metadata
        .filter(({ type }) => type === 'aws:cdk:warning')
        .map(({ data }) => /\[ack: (.+)\]/.exec(String(data))?.[1] ?? String(data)),
    );

/** What the constructs of a variant warn of where nothing is accepted. */
function warningsOf(variant: Variant, prepared: Prepared, outdir: string): string[] {
  const accept = vi.spyOn(Validations.prototype, 'acknowledge').mockImplementation(() => {});
  try {
    return warnings(appOf(variant, prepared, outdir).app);
  } finally {
    accept.mockRestore();
  }
}

/** What the checks say of a variant, with its acknowledgements and without. */
async function judged(variant: Variant) {
  const { prepared } = await deployment(variant);
  const { app } = appOf(variant, prepared, await temporaryFolder());
  app.synth();
  const open = [...findings(app), ...warnings(app)];
  const accepted = acknowledgements(app);
  forget(app);
  const warned = warningsOf(variant, prepared, await temporaryFolder());
  return { open, accepted, all: findings(app), warned };
}

describe.for(VARIANTS)('cdk-nag on the %s variant', (variant) => {
  let result: Awaited<ReturnType<typeof judged>>;
  beforeAll(async () => {
    result = await judged(variant);
  });

  test('finds nothing that is not acknowledged', () => {
    expect(result.open).toEqual([]);
  });

  test('finds everything that is acknowledged: nothing is accepted in advance', () => {
    const { accepted, all, warned } = result;
    const isMatched = ({ path, id }: Acknowledgement): boolean =>
      id.startsWith('AwsSolutions-')
        ? all.some((finding) => finding.id === id && `${finding.path}/`.startsWith(`${path}/`))
        : warned.includes(id);
    expect(accepted.length).toBeGreaterThan(10);
    expect(accepted.filter(({ id }) => !id.startsWith('AwsSolutions-'))).toHaveLength(1);
    expect(accepted.filter((acknowledgement) => !isMatched(acknowledgement))).toEqual([]);
  });

  test('is answered with a reason each time', () => {
    expect(result.accepted.filter(({ reason }) => reason.split(' ').length < 6)).toEqual([]);
  });
});

interface Report {
  pluginReports: {
    violations: { ruleName: string; violatingConstructs: { constructPath: string }[] }[];
  }[];
}

/** What a synthesis of the variant with everything, and every check on, finds: rule and construct. */
async function found(spoil: (site: SiteStack) => void): Promise<string[]> {
  const { prepared } = await deployment('full');
  const outdir = await temporaryFolder();
  const { app, site } = buildApp(STAGES.full, prepared, undefined, {
    outdir,
    context: { ...context(), '@aws-cdk/core:validationReportPrettyPrint': false },
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  spoil(site);
  expect(() => app.synth()).toThrow(/[Vv]alidation/);
  const report = JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8')) as Report;
  return report.pluginReports
    .flatMap(({ violations }) => violations)
    .flatMap(({ ruleName, violatingConstructs }) =>
      violatingConstructs.map(({ constructPath }) => `${ruleName} ${constructPath}`),
    );
}

test('a synthesis stops at what CloudFormation would refuse and at what a check finds, and at nothing else', async () => {
  const violations = await found((site) => {
    new CfnResource(site, 'Wrong', {
      type: 'AWS::SQS::Queue',
      properties: { VisibilityTimeout: 'for a while', NoSuchProperty: 1 },
    });
    new Queue(site, 'Open', { encryption: QueueEncryption.UNENCRYPTED });
  });
  expect(violations).toEqual([
    'AwsSolutions-SQS2 fyrvik-production/Open/Resource',
    'AwsSolutions-SQS3 fyrvik-production/Open/Resource',
    'AwsSolutions-SQS4 fyrvik-production/Open/Resource',
    'F3002 fyrvik-production/Wrong',
    'F3012 fyrvik-production/Wrong',
  ]);
});
