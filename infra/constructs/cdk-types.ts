import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';
import type { ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';

// The CDK's classes declare as `T | undefined` what its interfaces declare as optional, which
// exactOptionalPropertyTypes tells apart; these are the classes as the interfaces they implement.
export const asBucket = (bucket: Bucket): IBucket => bucket as IBucket;
export const asSecret = (secret: Secret): ISecret => secret as ISecret;
