/** Names that the functions count under and the stack's alarms watch. */
export const METRICS_NAMESPACE = 'Chat';

export const METRICS = {
  /** By dimension `shape`. */
  replies: 'Replies',
  /** Requests answered 4xx other than 429, by dimension `code`. */
  refused: 'Refused',
  /** Requests answered 429, by dimension `limit`. */
  limited: 'Limited',
  /** Requests answered 5xx, and failures of the sweep, by dimension `code`. */
  errors: 'Errors',
  /**
   * By dimension `outcome`: mails sent, failed, delivered, bounced and complained of; conversations
   * postponed to a digest, and those whose mail was unconfirmed for too long.
   */
  mails: 'Mails',
  /** Answers of a model that were not had or were held back, by dimension `code`, the error's name. */
  modelFailures: 'ModelFailures',
} as const;

/** Values that are told at every run, by the unit they are in: of the sweep, and of the check from outside. */
const GAUGES = {
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

/** One count: in all, and by its dimension. */
export const countMetric = (
  metric: Metric,
  [dimension, value]: Dimension,
  count: number,
  timestamp: number,
): Record<string, unknown> => ({
  ...embedded({ name: METRICS[metric], unit: 'Count', dimensions: [[], [dimension]] }, timestamp),
  [dimension]: value,
  [METRICS[metric]]: count,
});

export const gaugeMetric = (
  gauge: Gauge,
  value: number,
  timestamp: number,
): Record<string, unknown> => ({
  ...embedded({ name: gauge, unit: GAUGES[gauge], dimensions: [[]] }, timestamp),
  [gauge]: value,
});

/**
 * CloudWatch's embedded metric format.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
const embedded = (
  { name, unit, dimensions }: { name: string; unit: string; dimensions: string[][] },
  timestamp: number,
): Record<string, unknown> => ({
  _aws: {
    Timestamp: timestamp,
    CloudWatchMetrics: [
      {
        Namespace: METRICS_NAMESPACE,
        Dimensions: dimensions,
        Metrics: [{ Name: name, Unit: unit }],
      },
    ],
  },
});
