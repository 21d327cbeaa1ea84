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
  /** All hosts that lead to the distribution, where their records are ours to make. */
  hosts: readonly string[];
  /** What receivers do with mail that is not ours; undefined makes no record. */
  dmarc: 'none' | 'quarantine' | 'reject' | undefined;
  /** Where reports on the domain's mail go. */
  reportsTo: string;
}

/** The records of a domain whose DNS is ours; DKIM's and MAIL FROM's come with the mail identity. */
export class Domain extends Construct {
  constructor(scope: Construct, id: string, props: DomainProps) {
    super(scope, id);
    const { zone, distribution, hosts, dmarc, reportsTo } = props;
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    for (const host of hosts) {
      new ARecord(this, `A-${host}`, { zone, recordName: `${host}.`, target });
      new AaaaRecord(this, `AAAA-${host}`, { zone, recordName: `${host}.`, target });
    }
    if (dmarc === undefined) return;
    new TxtRecord(this, 'Dmarc', {
      zone,
      recordName: `_dmarc.${zone.zoneName}.`,
      // Relaxed, so that a newsletter's service may sign for the domain below ours.
      values: [`v=DMARC1; p=${dmarc}; rua=mailto:${reportsTo}`],
    });
  }
}
