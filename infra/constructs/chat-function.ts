import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import type { FunctionOptions } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Configuration } from '../configuration/configuration';

/** Less than API Gateway waits (29 s), which is less than CloudFront waits (30 s). */
const TIMEOUT = Duration.seconds(20);

interface ChatFunctionProps extends FunctionOptions {
  configuration: Configuration;
  /** Folder with `index.js`. */
  dir: string;
  environment: Record<string, string>;
  /** All that it may do, beside writing its log. */
  leave: readonly PolicyStatement[];
}

/** One of our functions, with a log and a role of its own that has what is listed and nothing else. */
export class ChatFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, id: string, props: ChatFunctionProps) {
    super(scope, id);
    const { configuration, dir, leave, ...options } = props;
    const logGroup = new LogGroup(this, 'Log', {
      retention: configuration.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    logGroup.grantWrite(role);
    for (const statement of leave) role.addToPolicy(statement);
    this.function = new LambdaFunction(this, 'Function', {
      memorySize: 512,
      timeout: TIMEOUT,
      ...options,
      code: Code.fromAsset(dir),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      role,
      logGroup,
    });
  }
}
