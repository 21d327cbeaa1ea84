import { Stack } from 'aws-cdk-lib';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IPublicHostedZone } from 'aws-cdk-lib/aws-route53';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Configuration } from '../configuration/configuration';

interface MailProps {
  configuration: Configuration;
  zone: IPublicHostedZone | undefined;
}

/** The sender of transcripts: mails go to the agency's inbox, over TLS, and nowhere else. */
export class Mail extends Construct {
  readonly configurationSet: ConfigurationSet;
  private readonly identities: readonly string[];
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
    this.identities = zone ? this.domainIdentity(zone) : this.addressIdentities();
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
      effect: Effect.ALLOW,
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

  private domainIdentity(zone: IPublicHostedZone): string[] {
    new EmailIdentity(this, 'Identity', {
      identity: Identity.publicHostedZone(zone),
      configurationSet: this.configurationSet,
      mailFromDomain: `mail.${zone.zoneName}`,
    });
    const { inbox } = this.configuration.mail;
    // While the account is in SES' sandbox, the recipient is an identity that is asked for as well.
    return [zone.zoneName, inbox];
  }

  /** Without a zone of ours each address is confirmed by a mail that SES sends to it. */
  private addressIdentities(): string[] {
    const { from, inbox } = this.configuration.mail;
    const addresses = [...new Set([from, inbox])];
    for (const [index, address] of addresses.entries()) {
      new EmailIdentity(this, index === 0 ? 'Sender' : 'Inbox', {
        identity: Identity.email(address),
        configurationSet: this.configurationSet,
      });
    }
    return addresses;
  }
}
