import { Stack, type StackProps } from 'aws-cdk-lib';
import {
  Certificate,
  CertificateValidation,
  type ICertificate,
} from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import { hostOf, type Stage } from '../configuration/configuration';
import { Firewall } from '../constructs/firewall';

interface GlobalStackProps extends StackProps {
  stage: Stage;
}

/** In us-east-1 because CloudFront looks there: the certificate and the firewall. */
export class GlobalStack extends Stack {
  readonly certificate: ICertificate | undefined;
  readonly webAclArn: string | undefined;

  constructor(scope: Construct, id: string, { stage, ...props }: GlobalStackProps) {
    super(scope, id, props);
    const { configuration } = stage;
    const { domain, firewall } = configuration;
    if (domain && 'zoneId' in domain) {
      const zone = HostedZone.fromHostedZoneAttributes(this, 'Zone', {
        hostedZoneId: domain.zoneId,
        zoneName: domain.zoneName,
      });
      this.certificate = new Certificate(this, 'Certificate', {
        domainName: hostOf(configuration),
        subjectAlternativeNames: domain.redirectFrom,
        validation: CertificateValidation.fromDns(zone),
      });
    }
    this.webAclArn = firewall ? new Firewall(this, 'Firewall', firewall).arn : undefined;
  }
}

/** Whether a stage has anything that must be in us-east-1 before the site. */
export const needsGlobalStack = ({ configuration: { domain, firewall } }: Stage): boolean =>
  firewall !== false || (domain !== undefined && 'zoneId' in domain);
