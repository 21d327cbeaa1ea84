import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import {
  AaaaRecord,
  ARecord,
  type IPublicHostedZone,
  RecordTarget,
  TxtRecord,
} from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';

interface DomainProps {
  zone: IPublicHostedZone;
  distribution: Distribution;
  /** All hosts that lead to the distribution. */
  hosts: readonly string[];
  /** Where reports on the domain's mail go; undefined where it has a DMARC record already. */
  reportsTo: string | undefined;
}

/** The records of a domain whose DNS is ours; DKIM's and MAIL FROM's come with the mail identity. */
export class Domain extends Construct {
  constructor(scope: Construct, id: string, { zone, distribution, hosts, reportsTo }: DomainProps) {
    super(scope, id);
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    for (const host of hosts) {
      new ARecord(this, `A-${host}`, { zone, recordName: `${host}.`, target });
      new AaaaRecord(this, `AAAA-${host}`, { zone, recordName: `${host}.`, target });
    }
    if (reportsTo === undefined) return;
    new TxtRecord(this, 'Dmarc', {
      zone,
      recordName: `_dmarc.${zone.zoneName}.`,
      values: [`v=DMARC1; p=quarantine; adkim=s; aspf=r; rua=mailto:${reportsTo}`],
    });
  }
}
