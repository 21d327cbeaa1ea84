import { Aws, Duration } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  PriceClass,
  type ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { ORIGIN_VERIFY_HEADER } from '../../lambdas/http/guards/verify-origin';
import { type Configuration, hostOf } from '../configuration/configuration';
import type { Prepared } from '../release/prepare';
import { acknowledge } from './acknowledge';
import { asBucket } from './cdk-types';
import { securityHeadersPolicy } from './security-headers-policy';

const YEAR = Duration.days(365);

/** Errors of either origin are asked for again at once; CloudFront keeps them for ten seconds otherwise. */
const ERRORS = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

interface EdgeProps {
  configuration: Configuration;
  code: Prepared['edge'];
  bucket: Bucket;
  apiHost: string;
  originVerify: ISecret;
  certificate: ICertificate | undefined;
  webAclArn: string | undefined;
}

/** CloudFront in front of the files and the chat's API. */
export class Edge extends Construct {
  readonly distribution: Distribution;
  /** Holds the release; it changes when everything that it points to is there. */
  readonly pointer: EdgeFunction;

  constructor(scope: Construct, id: string, props: EdgeProps) {
    super(scope, id);
    const { configuration, code, certificate, webAclArn } = props;
    this.pointer = this.edgeFunction('ViewerRequest', code.viewerRequest);
    const response = this.edgeFunction('ViewerResponse', code.viewerResponse);
    const headers = securityHeadersPolicy(this, 'SecurityHeaders', code.headers);
    const { domain } = configuration;
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `${configuration.site} and its chat`,
      defaultBehavior: this.pages(props, response, headers),
      additionalBehaviors: { '/api/*': api(props, headers) },
      errorResponses: ERRORS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(domain && certificate
        ? {
            certificate,
            domainNames: [hostOf(configuration), ...domain.redirectFrom],
            minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
          }
        : {}),
      ...(webAclArn ? { webAclId: webAclArn } : {}),
    });
    this.acknowledgeFindings(configuration);
  }

  private edgeFunction(id: string, code: string): EdgeFunction {
    return new EdgeFunction(this, id, {
      code: FunctionCode.fromInline(code),
      runtime: FunctionRuntime.JS_2_0,
      autoPublish: true,
    });
  }

  private pages(
    { bucket }: EdgeProps,
    response: EdgeFunction,
    responseHeadersPolicy: ResponseHeadersPolicy,
  ): BehaviorOptions {
    return {
      // With leave to list, a key that is not there is a 404 and not a 403.
      origin: S3BucketOrigin.withOriginAccessControl(asBucket(bucket), {
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      compress: true,
      cachePolicy: new CachePolicy(this, 'Caching', {
        comment: 'Objects never change under their key',
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.days(1),
        maxTtl: YEAR,
        cookieBehavior: CacheCookieBehavior.none(),
        headerBehavior: CacheHeaderBehavior.none(),
        queryStringBehavior: CacheQueryStringBehavior.none(),
        enableAcceptEncodingBrotli: true,
        enableAcceptEncodingGzip: true,
      }),
      responseHeadersPolicy,
      functionAssociations: [
        { eventType: FunctionEventType.VIEWER_REQUEST, function: this.pointer },
        { eventType: FunctionEventType.VIEWER_RESPONSE, function: response },
      ],
    };
  }

  private acknowledgeFindings({ domain, firewall }: Configuration): void {
    acknowledge(
      this.distribution,
      'AwsSolutions-CFR1',
      'The site is public, and customers of a Swedish agency travel.',
    );
    acknowledge(
      this.distribution,
      'AwsSolutions-CFR3',
      'Standard logging v2 is set up in the watch stack; the rule knows the legacy kind only.',
    );
    acknowledge(
      this.distribution,
      'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'Every address is rewritten to a key by the function, "/" included, so nobody sees a listing.',
    );
    if (!firewall) {
      acknowledge(
        this.distribution,
        'AwsSolutions-CFR2',
        'Left out by the operator (firewall: false): files are static, and the API has limits of its own.',
      );
    }
    if (!domain) {
      acknowledge(
        this.distribution,
        'AwsSolutions-CFR4',
        "Without a domain CloudFront's own certificate is used, whose protocols AWS decides.",
      );
    }
  }
}

/** The API: nothing kept, everything handed on but the host, which API Gateway must see as its own. */
const api = (
  { apiHost, originVerify }: EdgeProps,
  responseHeadersPolicy: ResponseHeadersPolicy,
): BehaviorOptions => ({
  origin: new HttpOrigin(apiHost, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    // A dynamic reference: the value is in the secret, never in the template.
    customHeaders: { [ORIGIN_VERIFY_HEADER]: originVerify.secretValue.unsafeUnwrap() },
    connectionTimeout: Duration.seconds(5),
    connectionAttempts: 2,
    readTimeout: Duration.seconds(30),
  }),
  allowedMethods: AllowedMethods.ALLOW_ALL,
  viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  // Hands Authorization on as well, which no list of single headers can.
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
  responseHeadersPolicy,
});

/** Host of an HTTP API in the stack's region. */
export const apiHostOf = (apiId: string): string =>
  `${apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`;
