import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import type { ErrorBody } from '../../lambdas/http/answer-error';
import { TooMany } from '../../lambdas/errors/errors';
import type { Configuration } from '../configuration/configuration';

/** Seconds. */
const RETRY_AFTER = 60;

/** The answer of the functions themselves, who never hear of these requests. */
const { code, message } = new TooMany('address', RETRY_AFTER);
const TOO_MANY: ErrorBody = { error: { code, message, id: 'firewall' } };

const visible = (metricName: string) => ({
  cloudWatchMetricsEnabled: true,
  metricName,
  sampledRequestsEnabled: false,
});

/** Stops one address from using up the API's limits for everybody else. In us-east-1, as all of CloudFront's. */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(
    scope: Construct,
    id: string,
    { apiRequestsPerFiveMinutes }: Exclude<Configuration['firewall'], false>,
  ) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'CLOUDFRONT',
      defaultAction: { allow: {} },
      visibilityConfig: visible('Site'),
      customResponseBodies: {
        tooMany: {
          contentType: 'APPLICATION_JSON',
          content: JSON.stringify(TOO_MANY),
        },
      },
      rules: [
        {
          name: 'ApiRate',
          priority: 0,
          visibilityConfig: visible('ApiRate'),
          statement: {
            rateBasedStatement: {
              limit: apiRequestsPerFiveMinutes,
              evaluationWindowSec: 300,
              aggregateKeyType: 'IP',
              scopeDownStatement: {
                byteMatchStatement: {
                  fieldToMatch: { uriPath: {} },
                  positionalConstraint: 'STARTS_WITH',
                  searchString: '/api/',
                  textTransformations: [{ priority: 0, type: 'NONE' }],
                },
              },
            },
          },
          action: {
            block: {
              customResponse: {
                responseCode: 429,
                customResponseBodyKey: 'tooMany',
                responseHeaders: [{ name: 'Retry-After', value: String(RETRY_AFTER) }],
              },
            },
          },
        },
      ],
    });
    this.arn = acl.attrArn;
  }
}
