/** Names that the functions count under and the stack's alarms watch. */
export const METRICS_NAMESPACE = 'Chat';

export const METRICS = {
  /** By dimension `shape`. */
  replies: 'Replies',
  /** Requests answered 429, by dimension `limit`. */
  limited: 'Limited',
  /**
   * By dimension `outcome`: mails sent, failed, delivered, bounced and complained of; conversations
   * postponed to a digest, and those whose mail was unconfirmed for too long.
   */
  mails: 'Mails',
  /** Answers of a model that were not had or were held back, by dimension `code`, the error's name. */
  modelFailures: 'ModelFailures',
} as const;

/** Values that are told at every run, by the unit they are in: of the sweep, and of the check from outside. */
export const GAUGES = {
  /** How long the conversation that waits longest for a mail has waited. */
  OldestUnmailedLead: 'Seconds',
  /** Conversations whose mail is due and was not sent. */
  WaitingLeads: 'Count',
  /** What the live site did not answer well. */
  SiteFaults: 'Count',
} as const;

export type Metric = keyof typeof METRICS;
export type Gauge = keyof typeof GAUGES;
export type Dimension = readonly [name: 'shape' | 'code' | 'limit' | 'outcome', value: string];

interface Measurement {
  name: string;
  unit: 'Count' | 'Seconds';
  value: number;
  dimension?: Dimension;
}

/**
 * A value in CloudWatch's embedded metric format: in all, and by its dimension.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
export const embedded = (
  { name, unit, value, dimension }: Measurement,
  timestamp: number,
): Record<string, unknown> => ({
  _aws: {
    Timestamp: timestamp,
    CloudWatchMetrics: [
      {
        Namespace: METRICS_NAMESPACE,
        Dimensions: dimension ? [[], [dimension[0]]] : [[]],
        Metrics: [{ Name: name, Unit: unit }],
      },
    ],
  },
  ...(dimension && Object.fromEntries([dimension])),
  [name]: value,
});
