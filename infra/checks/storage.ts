import {
  type Finding,
  type Json,
  type Resource,
  type StackTemplate,
  at,
  finding,
  list,
  numberOf,
  referredId,
  resources,
  textOf,
} from './assembly';

const TABLE = 'AWS::DynamoDB::GlobalTable';

/** Whether a resource outlives its stack, and its own replacement. */
const isKept = (definition: Json): boolean =>
  at(definition, 'DeletionPolicy') === 'Retain' &&
  at(definition, 'UpdateReplacePolicy') === 'Retain';

/** Every key is declared, every declared attribute is a key, and the partition comes first. */
export const keySchema = (stacks: readonly StackTemplate[]): Finding[] =>
  resources(stacks, TABLE).flatMap((resource) => {
    const { properties } = resource;
    const declared = list(at(properties, 'AttributeDefinitions')).map((a) =>
      textOf(at(a, 'AttributeName')),
    );
    const schemas = [
      list(at(properties, 'KeySchema')),
      ...list(at(properties, 'GlobalSecondaryIndexes')).map((index) =>
        list(at(index, 'KeySchema')),
      ),
    ];
    const used = schemas.flat().map((key) => textOf(at(key, 'AttributeName')));
    return [
      ...used
        .filter((name) => !declared.includes(name))
        .map((name) => `the key ${name} is not declared`),
      ...declared
        .filter((name) => !used.includes(name))
        .map((name) => `${name} is declared and no key`),
      ...(schemas.every(
        (keys) =>
          keys.length <= 2 &&
          at(keys[0], 'KeyType') === 'HASH' &&
          (keys.length === 1 || at(keys[1], 'KeyType') === 'RANGE'),
      )
        ? []
        : ['a key without its partition first']),
    ].map(finding('key-schema', resource));
  });

/** What visitors said is safe from mistakes, forgotten in time, and cannot cost without end. */
export const tables = (stacks: readonly StackTemplate[]): Finding[] =>
  resources(stacks, TABLE).flatMap((resource) => {
    const { properties, definition } = resource;
    const replicas = list(at(properties, 'Replicas'));
    const inEach = (...path: string[]): boolean =>
      replicas.length > 0 && replicas.every((replica) => at(replica, ...path) === true);
    const indexes = list(at(properties, 'GlobalSecondaryIndexes'));
    const reads = replicas
      .flatMap((replica) => [replica, ...list(at(replica, 'GlobalSecondaryIndexes'))])
      .map((r) => numberOf(at(r, 'ReadOnDemandThroughputSettings', 'MaxReadRequestUnits')));
    const writes = [properties, ...indexes].map((w) =>
      numberOf(at(w, 'WriteOnDemandThroughputSettings', 'MaxWriteRequestUnits')),
    );
    const isBounded = [...reads, ...writes].every((units) => units > 0);
    return [
      ...(inEach('DeletionProtectionEnabled') ? [] : ['can be deleted by mistake']),
      ...(inEach('PointInTimeRecoverySpecification', 'PointInTimeRecoveryEnabled')
        ? []
        : ['cannot be restored']),
      ...(at(properties, 'TimeToLiveSpecification', 'Enabled') === true &&
      at(properties, 'TimeToLiveSpecification', 'AttributeName') === 'expires'
        ? []
        : ['nothing is ever forgotten']),
      ...(isKept(definition) ? [] : ['goes with its stack']),
      ...(isBounded && reads.length === 1 + indexes.length ? [] : ['costs without end']),
      ...(at(properties, 'BillingMode') === 'PAY_PER_REQUEST' ? [] : ['paid for when idle']),
    ].map(finding('tables', resource));
  });

/** Buckets are private, encrypted on the way, and outlive their stack. */
export const buckets = (stacks: readonly StackTemplate[]): Finding[] => {
  const policies = resources(stacks, 'AWS::S3::BucketPolicy');
  return resources(stacks, 'AWS::S3::Bucket').flatMap((resource) => {
    const { id, properties, definition } = resource;
    const open = at(properties, 'PublicAccessBlockConfiguration');
    const statements = policies
      .filter((policy) => referredId(at(policy.properties, 'Bucket')) === id)
      .flatMap((policy) => list(at(policy.properties, 'PolicyDocument', 'Statement')));
    return [
      ...([
        'BlockPublicAcls',
        'BlockPublicPolicy',
        'IgnorePublicAcls',
        'RestrictPublicBuckets',
      ].every((name) => at(open, name) === true)
        ? []
        : ['can be made public']),
      ...(statements.some(deniesPlainHttp) ? [] : ['answers over plain HTTP']),
      ...(statements.some(allowsAnybody) ? ['lets anybody in'] : []),
      ...(isKept(definition) ? [] : ['goes with its stack']),
    ].map(finding('buckets', resource));
  });
};

const deniesPlainHttp = (statement: Json): boolean =>
  at(statement, 'Effect') === 'Deny' &&
  at(statement, 'Condition', 'Bool', 'aws:SecureTransport') === 'false';

const allowsAnybody = (statement: Json): boolean =>
  at(statement, 'Effect') === 'Allow' &&
  (at(statement, 'Principal') === '*' || at(statement, 'Principal', 'AWS') === '*');

/** CloudFront, and this distribution alone, may read and list the files. */
export const originAccess = (stacks: readonly StackTemplate[]): Finding[] =>
  originBuckets(stacks).flatMap(({ bucket, control, distribution }) => {
    const signing = resources(stacks, 'AWS::CloudFront::OriginAccessControl')
      .filter(({ id }) => id === control)
      .map(({ properties }) => at(properties, 'OriginAccessControlConfig', 'SigningBehavior'));
    const allowed = resources(stacks, 'AWS::S3::BucketPolicy')
      .filter((policy) => referredId(at(policy.properties, 'Bucket')) === bucket)
      .flatMap((policy) => list(at(policy.properties, 'PolicyDocument', 'Statement')))
      .filter((statement) => at(statement, 'Principal', 'Service') === 'cloudfront.amazonaws.com');
    const actions = allowed.flatMap((statement) => {
      const action = at(statement, 'Action');
      return typeof action === 'string' ? [action] : list(action).map(textOf);
    });
    return [
      ...['s3:GetObject', 's3:ListBucket']
        .filter((action) => !actions.includes(action))
        .map((action) => `CloudFront may not ${action}`),
      ...(allowed.every((statement) =>
        JSON.stringify(at(statement, 'Condition') ?? '').includes(distribution.id),
      )
        ? []
        : ['any distribution may read the bucket']),
      ...(signing.includes('always') ? [] : ['CloudFront does not say who it is']),
    ].map(finding('origin-access', distribution));
  });

const originBuckets = (
  stacks: readonly StackTemplate[],
): { bucket: string; control: string | undefined; distribution: Resource }[] =>
  resources(stacks, 'AWS::CloudFront::Distribution').flatMap((distribution) =>
    list(at(distribution.properties, 'DistributionConfig', 'Origins')).flatMap((origin) => {
      const bucket = referredId(at(origin, 'DomainName'));
      return bucket !== undefined && at(origin, 'S3OriginConfig') !== undefined
        ? [{ bucket, control: referredId(at(origin, 'OriginAccessControlId')), distribution }]
        : [];
    }),
  );

/** Releases stay beside each other, and the pointer to the new one moves when all of it is there. */
export const uploads = (stacks: readonly StackTemplate[]): Finding[] => {
  const all = resources(stacks, 'Custom::CDKBucketDeployment');
  const metadata = (resource: Resource, name: string): string =>
    textOf(at(resource.properties, 'SystemMetadata', name));
  const pointers = resources(stacks, 'AWS::CloudFront::Function').filter(({ properties }) =>
    textOf(at(properties, 'FunctionCode')).includes('/r/'),
  );
  return [
    ...all.flatMap((resource) =>
      [
        ...(at(resource.properties, 'Prune') === false ? [] : ['removes earlier releases']),
        ...(metadata(resource, 'content-type') === '' ? ['types are guessed'] : []),
        ...(/max-?age=31536000/.test(metadata(resource, 'cache-control'))
          ? []
          : ['objects without a caching rule']),
      ].map(finding('uploads', resource)),
    ),
    ...(pointers.length === 1 ? [] : pointers.map((p) => finding('uploads', p)('two pointers'))),
    ...pointers.flatMap((pointer) => {
      const after = list(at(pointer.definition, 'DependsOn')).map(textOf);
      return all
        .filter(({ id }) => !after.includes(id))
        .map(({ id }) => finding('uploads', pointer)(`moves before ${id} is there`));
    }),
  ];
};
