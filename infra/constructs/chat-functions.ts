import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { type BundledFunctions, ASSISTANT_NAMES } from '../../lambdas/bundle/bundle-functions';
import type { Configuration } from '../configuration/configuration';
import { acknowledgeLeaveToAsk, leaveToAsk } from './bedrock';
import { ChatFunction } from './chat-function';
import type { Conversations } from './conversations';
import type { Mail } from './mail';
import { Sweep } from './sweep';

interface ChatFunctionsProps {
  configuration: Configuration;
  bundled: BundledFunctions;
  conversations: Conversations;
  mail: Mail;
  originVerify: ISecret;
  /** Where the site's pages are, which alone may call. */
  siteOrigin: string;
}

/** The chat's functions, each with what it is told and what it may do. */
export class ChatFunctions extends Construct {
  readonly chat: LambdaFunction;
  readonly sweep: Sweep;

  constructor(scope: Construct, id: string, props: ChatFunctionsProps) {
    super(scope, id);
    this.chat = this.addChat(props);
    this.sweep = this.addSweep(props);
  }

  private addChat(props: ChatFunctionsProps): LambdaFunction {
    const { configuration, bundled, conversations } = props;
    const { bedrockModelId } = configuration.chat;
    const { chatConcurrency } = configuration.limits;
    const chat = new ChatFunction(this, 'Chat', {
      configuration,
      dir: bundled.chat.dir,
      environment: {
        ...storeEnvironment(props),
        ...accessEnvironment(props),
        KNOWLEDGE_FILE: `/var/task/${ASSISTANT_NAMES.knowledge}`,
        WEIGHTS_FILE: `/var/task/${ASSISTANT_NAMES.weights}`,
        ...(bedrockModelId ? { ASSISTANT_BEDROCK_MODEL_ID: bedrockModelId } : {}),
      },
      leave: [
        conversations.leaveTo(['GetItem', 'Query', 'PutItem', 'UpdateItem', 'BatchWriteItem']),
        ...(bedrockModelId ? [leaveToAsk(this, bedrockModelId)] : []),
      ],
      ...(chatConcurrency ? { reservedConcurrentExecutions: chatConcurrency } : {}),
    });
    if (bedrockModelId) acknowledgeLeaveToAsk(chat, bedrockModelId);
    return chat.function;
  }

  private addSweep(props: ChatFunctionsProps): Sweep {
    const { configuration, bundled, conversations, mail } = props;
    return new Sweep(this, 'Sweep', {
      configuration,
      dir: bundled.sweep.dir,
      environment: {
        ...storeEnvironment(props),
        ...mailLimits(configuration),
        ...mail.environment,
      },
      leave: [
        conversations.leaveTo(['GetItem', 'Query', 'PutItem', 'UpdateItem']),
        conversations.leaveToFindDue(),
        mail.leaveToSend(),
      ],
    });
  }
}

const storeEnvironment = ({ conversations }: ChatFunctionsProps) => ({
  TABLE_NAME: conversations.table.tableName,
});

const DIGESTS_PER_DAY = 96;

/** A digest goes out every quarter of an hour at most; what is left is for mails about one. */
function mailLimits({ limits }: Configuration): Record<string, string> {
  const perDay = Math.max(1, limits.mailsPerDay - DIGESTS_PER_DAY);
  return {
    LIMIT_MAILS_PER_DAY: `${perDay}/86400`,
    LIMIT_MAILS_PER_HOUR: `${Math.ceil(perDay / 5)}/3600`,
  };
}

const accessEnvironment = ({
  configuration: { chat },
  siteOrigin,
  originVerify,
}: ChatFunctionsProps) => ({
  CHAT_PUBLIC_KEY: chat.publicKey,
  ...(chat.formerPublicKey ? { CHAT_FORMER_PUBLIC_KEY: chat.formerPublicKey } : {}),
  ALLOWED_ORIGINS: siteOrigin,
  // A dynamic reference, as at CloudFront: both get the value, the template never has it.
  ORIGIN_VERIFY: originVerify.secretValue.unsafeUnwrap(),
});
