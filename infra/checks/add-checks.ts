import {
  type App,
  type IPolicyValidationContext,
  type IPolicyValidationPlugin,
  type PolicyValidationPluginReport,
  Validations,
} from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { readTemplate } from './assembly';
import { checkInvariants } from './invariants';

/** All that a synthesis stops at, beside CloudFormation's validator, which cdk.json turns on. */
export function addChecks(app: App): void {
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new Invariants());
}

class Invariants implements IPolicyValidationPlugin {
  readonly name = 'invariants';

  validate({ stackTemplates }: IPolicyValidationContext): PolicyValidationPluginReport {
    const stacks = stackTemplates.map(({ stackConstructPath, templatePath, region = '' }) => ({
      name: stackConstructPath,
      region,
      template: readTemplate(templatePath),
    }));
    const violations = checkInvariants(stacks).map(({ rule, where, what }) => ({
      ruleName: rule,
      description: what,
      severity: 'error',
      violatingResources: [{ constructPath: where, locations: [] }],
    }));
    return { success: violations.length === 0, violations };
  }
}
