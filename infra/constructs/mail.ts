import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IPublicHostedZone } from 'aws-cdk-lib/aws-route53';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Configuration } from '../configuration/configuration';
import { identitiesOf, returnHostOf } from '../configuration/names';

interface MailProps {
  configuration: Configuration;
  zone: IPublicHostedZone | undefined;
}

/** The sender of transcripts: mails go to the agency's inbox, over TLS, and nowhere else. */
export class Mail extends Construct {
  readonly configurationSet: ConfigurationSet;
  private readonly configuration: Configuration;

  constructor(scope: Construct, id: string, { configuration, zone }: MailProps) {
    super(scope, id);
    this.configuration = configuration;
    this.configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      reputationMetrics: true,
      // Their one recipient is our own inbox, which one bounce or complaint would cut off for good.
      disableSuppressionList: true,
    });
    if (configuration.mail.identities === 'made') this.makeIdentities(zone);
  }

  /** What a function's environment says of mail. */
  get environment(): Record<string, string> {
    return {
      MAIL_FROM: this.configuration.mail.from,
      MAIL_TO: this.configuration.mail.inbox,
      SES_CONFIGURATION_SET: this.configurationSet.configurationSetName,
    };
  }

  /** Leave to send as our sender to our inbox. */
  leaveToSend(): PolicyStatement {
    const arn = (resource: string, resourceName: string): string =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    return new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [
        ...this.identities.map((name) => arn('identity', name)),
        arn('configuration-set', this.configurationSet.configurationSetName),
      ],
      conditions: {
        StringEquals: { 'ses:FromAddress': this.configuration.mail.from },
        'ForAllValues:StringEquals': { 'ses:Recipients': [this.configuration.mail.inbox] },
      },
    });
  }

  /**
   * While the account is in SES' sandbox, the recipient is an identity that is asked for as well; of
   * identities that others have made, the sender's may be its address or its domain.
   */
  private get identities(): string[] {
    const { identities, from, inbox } = this.configuration.mail;
    const domain = identities === 'existing' ? [from.slice(from.lastIndexOf('@') + 1)] : [];
    return [...new Set([...identitiesOf(this.configuration), ...domain, inbox])];
  }

  /** A domain's DNS proves that it is ours; an address is confirmed by a mail that SES sends to it. */
  private makeIdentities(zone: IPublicHostedZone | undefined): void {
    const { configurationSet } = this;
    if (zone) {
      new EmailIdentity(this, 'Identity', {
        identity: Identity.publicHostedZone(zone),
        configurationSet,
        mailFromDomain: returnHostOf(zone.zoneName),
      });
      return;
    }
    for (const [index, address] of identitiesOf(this.configuration).entries()) {
      new EmailIdentity(this, index === 0 ? 'Sender' : 'Inbox', {
        identity: Identity.email(address),
        configurationSet,
      });
    }
  }
}
