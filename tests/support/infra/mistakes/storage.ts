import { inside, listAt, withResource } from '../edit';
import { textOf } from '../../../../infra/checks/assembly';
import { distribution, type Mistake, properties, resource, says } from './mistake';

export const STORAGE_MISTAKES: readonly Mistake[] = [
  [
    'a key that is not declared',
    ['key-schema · the key dueAt is not declared'],
    properties('AWS::DynamoDB::GlobalTable', (p) => {
      listAt(p, 'AttributeDefinitions').pop();
    }),
  ],
  [
    'a sort key before its partition',
    ['key-schema · a key without its partition first'],
    properties('AWS::DynamoDB::GlobalTable', (p) => {
      listAt(p, 'KeySchema').reverse();
    }),
  ],
  [
    'a table that can be deleted',
    ['tables · can be deleted by mistake'],
    properties('AWS::DynamoDB::GlobalTable', (p) => {
      inside(p, 'Replicas', 0).DeletionProtectionEnabled = false;
    }),
  ],
  [
    'a table without backups',
    ['tables · cannot be restored'],
    properties('AWS::DynamoDB::GlobalTable', (p) => {
      delete inside(p, 'Replicas', 0).PointInTimeRecoverySpecification;
    }),
  ],
  [
    'expiry on an attribute nobody writes',
    ['tables · nothing is ever forgotten'],
    properties('AWS::DynamoDB::GlobalTable', (p) => {
      inside(p, 'TimeToLiveSpecification').AttributeName = 'ttl';
    }),
  ],
  [
    'writes without a ceiling',
    ['tables · costs without end'],
    properties('AWS::DynamoDB::GlobalTable', (p) => {
      delete p.WriteOnDemandThroughputSettings;
    }),
  ],
  [
    'a public bucket',
    ['buckets · can be made public'],
    properties('AWS::S3::Bucket', (p) => {
      inside(p, 'PublicAccessBlockConfiguration').BlockPublicPolicy = false;
    }),
  ],
  [
    'a bucket that goes with its stack',
    ['buckets · goes with its stack'],
    resource('AWS::S3::Bucket', (bucket) => {
      bucket.DeletionPolicy = 'Delete';
    }),
  ],
  [
    'missing files that are forbidden instead',
    ['origin-access · CloudFront may not s3:ListBucket'],
    properties(
      'AWS::S3::BucketPolicy',
      (p) => {
        const statement = listAt(p, 'PolicyDocument', 'Statement').find(says('s3:ListBucket'));
        inside(statement).Action = 's3:GetObject';
      },
      says('s3:ListBucket'),
    ),
  ],
  [
    'an upload that removes earlier releases',
    ['uploads · removes earlier releases'],
    properties('Custom::CDKBucketDeployment', (p) => {
      p.Prune = true;
    }),
  ],
  [
    'fonts of a guessed type',
    ['uploads · types are guessed'],
    properties(
      'Custom::CDKBucketDeployment',
      (p) => {
        delete inside(p, 'SystemMetadata')['content-type'];
      },
      says('font/woff2'),
    ),
  ],
  [
    'a pointer that moves before its content',
    ['uploads · moves before SiteUploadpageshtmlbr… is there'],
    resource(
      'AWS::CloudFront::Function',
      (pointer) => {
        pointer.DependsOn = listAt(pointer, 'DependsOn').filter(
          (id) => !textOf(id).startsWith('SiteUploadpageshtmlbr'),
        );
      },
      says('DependsOn'),
    ),
  ],
  [
    'an attribute that is no key',
    ['key-schema · text is declared and no key'],
    properties('AWS::DynamoDB::GlobalTable', (p) => {
      listAt(p, 'AttributeDefinitions').push({ AttributeName: 'text', AttributeType: 'S' });
    }),
  ],
  [
    'a table that goes with its stack',
    ['tables · goes with its stack'],
    resource('AWS::DynamoDB::GlobalTable', (table) => {
      table.DeletionPolicy = 'Delete';
    }),
  ],
  [
    'a table that goes when its key changes',
    ['tables · goes with its stack'],
    resource('AWS::DynamoDB::GlobalTable', (table) => {
      table.UpdateReplacePolicy = 'Delete';
    }),
  ],
  [
    'a table that is paid for when idle',
    ['tables · paid for when idle'],
    properties('AWS::DynamoDB::GlobalTable', (p) => {
      p.BillingMode = 'PROVISIONED';
    }),
  ],
  [
    'an index that is written to without a ceiling',
    ['tables · costs without end'],
    properties('AWS::DynamoDB::GlobalTable', (p) => {
      delete inside(p, 'GlobalSecondaryIndexes', 0).WriteOnDemandThroughputSettings;
    }),
  ],
  [
    'an index that is read without a ceiling',
    ['tables · costs without end'],
    properties('AWS::DynamoDB::GlobalTable', (p) => {
      delete inside(p, 'Replicas', 0).GlobalSecondaryIndexes;
    }),
  ],
  [
    'a bucket that answers over plain HTTP',
    ['buckets · answers over plain HTTP'],
    properties('AWS::S3::BucketPolicy', (p) => {
      listAt(p, 'PolicyDocument', 'Statement').shift();
    }),
  ],
  [
    'a bucket that lets anybody in',
    ['buckets · lets anybody in'],
    properties('AWS::S3::BucketPolicy', (p) => {
      listAt(p, 'PolicyDocument', 'Statement').push({
        Effect: 'Allow',
        Principal: '*',
        Action: 's3:GetObject',
        Resource: '*',
      });
    }),
  ],
  [
    'files that any distribution may read',
    ['origin-access · any distribution may read the bucket'],
    properties(
      'AWS::S3::BucketPolicy',
      (p) => {
        const statement = listAt(p, 'PolicyDocument', 'Statement').find(says('s3:ListBucket'));
        delete inside(statement).Condition;
      },
      says('s3:ListBucket'),
    ),
  ],
  [
    'a bucket that is asked without a name',
    ['origin-access · CloudFront does not say who it is'],
    distribution((c) => {
      const origin = listAt(c, 'Origins').find(says('S3OriginConfig'));
      delete inside(origin).OriginAccessControlId;
    }),
  ],
  [
    'two functions that point at a release',
    ['uploads · two pointers'],
    (stacks) =>
      withResource(
        stacks,
        'AWS::CloudFront::Function',
        (pointer, resources) => {
          resources.Second = structuredClone(pointer);
        },
        says('DependsOn'),
      ),
  ],
  [
    'objects without a caching rule',
    ['uploads · objects without a caching rule'],
    properties('Custom::CDKBucketDeployment', (p) => {
      delete inside(p, 'SystemMetadata')['cache-control'];
    }),
  ],
];
