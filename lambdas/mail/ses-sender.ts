import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import { type Patience, clientOptions } from '../aws/client-options';
import { describeError, Unavailable } from '../errors/errors';
import { ID_TAG, type SendMail } from './sender';

const PATIENCE: Patience = { connectMs: 1500, requestMs: 4000, attempts: 2 };
/** Until the sweep comes round again. */
const RETRY_AFTER_SECONDS = 900;

export interface SesOptions {
  from: string;
  to: string;
  configurationSet: string | undefined;
  /** Only for a stand-in. */
  endpoint: string | undefined;
  patience?: Patience;
}

const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** Sends through SES; nobody but `to` ever gets a mail. */
export function sesSender({
  from,
  to,
  configurationSet,
  endpoint,
  patience = PATIENCE,
}: SesOptions): SendMail {
  const client = new SESClient(clientOptions(endpoint, patience));
  return async ({ subject, text, html, replyTo }, id) => {
    const command = new SendEmailCommand({
      Source: from,
      Destination: { ToAddresses: [to] },
      ...(replyTo === undefined ? {} : { ReplyToAddresses: [replyTo] }),
      Tags: [{ Name: ID_TAG, Value: id }],
      ...(configurationSet === undefined ? {} : { ConfigurationSetName: configurationSet }),
      Message: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } },
    });
    try {
      await client.send(command);
    } catch (error) {
      throw new Unavailable(describeError(error), RETRY_AFTER_SECONDS);
    }
  };
}
