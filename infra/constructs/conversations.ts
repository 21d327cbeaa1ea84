import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ProjectionType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { DUE_INDEX, EXPIRES, KEYS } from '../../lambdas/store/table';
import type { Configuration } from '../configuration/configuration';

/** Calls of DynamoDB that our functions make. */
type TableCall = 'GetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'BatchWriteItem';

/** Everything the chat keeps: one table, which forgets by itself and cannot be deleted by mistake. */
export class Conversations extends Construct {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, { limits }: Configuration) {
    super(scope, id);
    const most = { maxReadRequestUnits: limits.readUnits, maxWriteRequestUnits: limits.writeUnits };
    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: KEYS.partition, type: AttributeType.STRING },
      sortKey: { name: KEYS.sort, type: AttributeType.STRING },
      globalSecondaryIndexes: [
        {
          indexName: DUE_INDEX.name,
          partitionKey: { name: DUE_INDEX.partition, type: AttributeType.STRING },
          sortKey: { name: DUE_INDEX.sort, type: AttributeType.NUMBER },
          projectionType: ProjectionType.ALL,
          ...most,
        },
      ],
      billing: Billing.onDemand(most),
      encryption: TableEncryptionV2.dynamoOwnedKey(),
      timeToLiveAttribute: EXPIRES,
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: 35,
      },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
  }

  /** Leave for some calls on the table itself. */
  leaveTo(calls: readonly TableCall[]): PolicyStatement {
    return leave(calls, [this.table.tableArn]);
  }

  leaveToFindDue(): PolicyStatement {
    return leave(['Query'], [`${this.table.tableArn}/index/${DUE_INDEX.name}`]);
  }
}

const leave = (calls: readonly TableCall[], resources: string[]): PolicyStatement =>
  new PolicyStatement({
    actions: calls.map((call) => `dynamodb:${call}`),
    resources,
  });
