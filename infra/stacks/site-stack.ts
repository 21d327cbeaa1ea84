import { CfnOutput, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { Certificate, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { type IPublicHostedZone, PublicHostedZone } from 'aws-cdk-lib/aws-route53';
import { type ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { type Configuration, hostOf, type Stage } from '../configuration/configuration';
import { COMMITS } from '../configuration/names';
import { acknowledge } from '../constructs/acknowledge';
import { Api } from '../constructs/api';
import { asSecret } from '../constructs/cdk-types';
import { ChatFunctions } from '../constructs/chat-functions';
import { Conversations } from '../constructs/conversations';
import { Domain } from '../constructs/domain';
import { apiHostOf, Edge } from '../constructs/edge';
import { Mail } from '../constructs/mail';
import { MailEvents } from '../constructs/mail-events';
import { OutsideCheck } from '../constructs/outside-check';
import { Site } from '../constructs/site';
import { Watch } from '../constructs/watch';
import type { Prepared } from '../release/prepare';
import { acknowledgeCdk } from './acknowledge-cdk';

interface SiteStackProps extends StackProps {
  stage: Stage;
  prepared: Prepared;
  certificate: ICertificate | undefined;
  webAclArn: string | undefined;
}

/** The site and its chat, in the home region. */
export class SiteStack extends Stack {
  readonly edge: Edge;
  readonly site: Site;

  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props);
    const { prepared } = props;
    const { configuration } = props.stage;
    const zone = this.zone(configuration);
    const originVerify = this.originVerify(configuration);

    const api = new Api(this, 'Api', configuration);
    this.site = new Site(this, 'Site', { configuration, uploads: prepared.uploads });
    this.edge = new Edge(this, 'Edge', {
      configuration,
      code: prepared.edge,
      bucket: this.site.bucket,
      apiHost: apiHostOf(api.httpApi.apiId),
      originVerify,
      certificate: this.certificateElsewhere(configuration) ?? props.certificate,
      webAclArn: props.webAclArn,
    });
    const { distribution } = this.edge;
    const siteOrigin = configuration.domain
      ? configuration.site
      : `https://${distribution.distributionDomainName}`;

    const conversations = new Conversations(this, 'Conversations', configuration);
    const mail = new Mail(this, 'Mail', { configuration, zone });
    const functions = new ChatFunctions(this, 'Functions', {
      configuration,
      bundled: prepared.functions,
      conversations,
      mail,
      originVerify,
      siteOrigin,
    });
    api.route(functions.chat);
    this.pointLast(configuration, functions);

    const mailEvents = new MailEvents(this, 'MailEvents', {
      configuration,
      dir: prepared.functions['mail-events'].dir,
      conversations,
      configurationSet: mail.configurationSet,
    });
    const outsideCheck = new OutsideCheck(this, 'OutsideCheck', {
      configuration,
      dir: prepared.functions['outside-check'].dir,
      siteOrigin,
    });

    new Watch(this, 'Watch', {
      configuration,
      api,
      functions: {
        chat: functions.chat,
        sweep: functions.sweep.function,
        'mail-events': mailEvents.function,
        'outside-check': outsideCheck.function,
      },
      table: conversations.table,
      failed: { sweep: functions.sweep.failed, 'mail-events': mailEvents.failed },
    });
    if (zone) this.addDomain(configuration, zone);

    new CfnOutput(this, 'Address', { value: siteOrigin });
    new CfnOutput(this, 'CloudFrontAddress', { value: distribution.distributionDomainName });
    new CfnOutput(this, 'Release', { value: prepared.release });
    const commits: unknown = this.node.tryGetContext(COMMITS);
    if (typeof commits === 'string') new CfnOutput(this, 'Commits', { value: commits });
    new CfnOutput(this, 'TableName', { value: conversations.table.tableName });
    acknowledgeCdk(this, this.site, functions.sweep);
  }

  private zone({ domain }: Configuration): IPublicHostedZone | undefined {
    return domain && 'zoneId' in domain
      ? PublicHostedZone.fromPublicHostedZoneAttributes(this, 'Zone', {
          hostedZoneId: domain.zoneId,
          zoneName: domain.zoneName,
        })
      : undefined;
  }

  /** A certificate that the operator has made, where DNS is not ours. */
  private certificateElsewhere({ domain }: Configuration): ICertificate | undefined {
    return domain && 'certificateArn' in domain
      ? Certificate.fromCertificateArn(this, 'Certificate', domain.certificateArn)
      : undefined;
  }

  private addDomain(configuration: Configuration, zone: IPublicHostedZone): void {
    const { domain, mail } = configuration;
    if (!domain || !('zoneId' in domain)) return;
    new Domain(this, 'Domain', {
      zone,
      distribution: this.edge.distribution,
      hosts: domain.addressRecords ? [hostOf(configuration), ...domain.redirectFrom] : [],
      dmarc: domain.dmarc,
      reportsTo: mail.alarms,
    });
  }

  /** Content first, pointer last: as long as the function is the old one, so is the site. */
  private pointLast({ domain }: Configuration, { chat }: ChatFunctions): void {
    this.edge.pointer.node.addDependency(...this.site.uploads);
    // Without a domain the functions wait for CloudFront's address, and cannot be waited for.
    if (domain) this.edge.pointer.node.addDependency(chat);
  }

  /** What CloudFront shows the functions; nobody has to know it. */
  private originVerify({ chat: { originSecret } }: Configuration): ISecret {
    const secret = new Secret(this, `OriginVerify${originSecret}`, {
      description: 'Shown by CloudFront to the functions, so that nobody else can call them',
      generateSecretString: { excludePunctuation: true, passwordLength: 48 },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    acknowledge(
      secret,
      'AwsSolutions-SMG4',
      'Two services change it together, by chat.originSecret in the configuration; it protects rate limits.',
    );
    return asSecret(secret);
  }
}
