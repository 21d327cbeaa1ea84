import { Duration, RemovalPolicy, Size, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  CfnBucket,
  ObjectOwnership,
  type BucketProps,
} from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { Configuration } from '../configuration/configuration';
import type { Upload } from '../release/stage-uploads';
import { acknowledge } from './acknowledge';
import { asBucket } from './cdk-types';

const PRIVATE: BucketProps = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  removalPolicy: RemovalPolicy.RETAIN,
};

/** A new account runs ten functions at once, and the chat goes on during a deployment. */
const AT_ONCE = 4;

interface SiteProps {
  configuration: Configuration;
  uploads: readonly Upload[];
}

/**
 * The site's files. Every release lies in a folder of its own beside the earlier ones, so uploading
 * changes nothing for visitors and nothing is ever replaced.
 */
export class Site extends Construct {
  readonly bucket: Bucket;
  readonly logs: Bucket;
  readonly uploads: readonly BucketDeployment[];

  constructor(scope: Construct, id: string, { configuration, uploads }: SiteProps) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Files', {
      ...PRIVATE,
      versioned: true,
      lifecycleRules: [
        {
          noncurrentVersionExpiration: Duration.days(30),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
    });
    this.logs = new Bucket(this, 'Logs', {
      ...PRIVATE,
      lifecycleRules: [
        {
          expiration: Duration.days(configuration.logDays),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
    });
    this.logs.addToResourcePolicy(deliveryOfLogs(this.logs));
    this.uploads = this.upload(uploads);
    this.acknowledgeFindings();
  }

  /** The log bucket's ARN as a stack of another region may refer to it, without a name of our choice. */
  get logsArn(): string {
    const { defaultChild } = this.logs.node;
    if (!(defaultChild instanceof CfnBucket)) throw new Error('A bucket without its resource');
    return defaultChild.attrArn;
  }

  private upload(uploads: readonly Upload[]): BucketDeployment[] {
    const logGroup = new LogGroup(this, 'UploadLog', {
      retention: 30,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const made = uploads.map(
      ({ name, dir, contentType, contentEncoding, cacheControl, status }) =>
        new BucketDeployment(this, `Upload-${name}`, {
          destinationBucket: asBucket(this.bucket),
          sources: [Source.asset(dir)],
          prune: false,
          retainOnDelete: true,
          // Ten thousand posts in two languages are half a gigabyte unpacked.
          memoryLimit: 1024,
          ephemeralStorageSize: Size.gibibytes(2),
          logGroup,
          contentType,
          cacheControl: [CacheControl.fromString(cacheControl)],
          ...(contentEncoding ? { contentEncoding } : {}),
          ...(status ? { metadata: { status } } : {}),
        }),
    );
    for (const [index, upload] of made.entries()) {
      const before = made[index - AT_ONCE];
      if (before) upload.node.addDependency(before);
    }
    return made;
  }

  private acknowledgeFindings(): void {
    acknowledge(
      this.bucket,
      'AwsSolutions-S1',
      'Only CloudFront can read the bucket, and CloudFront logs every request.',
    );
    acknowledge(
      this.logs,
      'AwsSolutions-S1',
      'It holds the logs; a log of their delivery would log itself.',
    );
  }
}

/** CloudFront's logs are delivered from us-east-1, wherever the bucket is. */
const deliveryOfLogs = (bucket: Bucket): PolicyStatement => {
  const { account, partition } = Stack.of(bucket);
  return new PolicyStatement({
    sid: 'DeliveryOfCloudFrontLogs',
    principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
    actions: ['s3:PutObject'],
    resources: [bucket.arnForObjects(`AWSLogs/${account}/*`)],
    conditions: {
      StringEquals: { 'aws:SourceAccount': account },
      ArnLike: {
        'aws:SourceArn': `arn:${partition}:logs:us-east-1:${account}:delivery-source:*`,
      },
    },
  });
};
