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
  /** By dimension `outcome`: sent, failed, postponed. */
  mails: 'Mails',
} as const;

export type Metric = keyof typeof METRICS;
export type Dimension = readonly [name: 'shape' | 'code' | 'limit' | 'outcome', value: string];

/**
 * One count in CloudWatch's embedded metric format: in all, and by its dimension.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/CloudWatch_Embedded_Metric_Format_Specification.html
 */
export function embeddedMetric(
  metric: Metric,
  [dimension, value]: Dimension,
  timestamp: number,
): Record<string, unknown> {
  const name = METRICS[metric];
  return {
    _aws: {
      Timestamp: timestamp,
      CloudWatchMetrics: [
        {
          Namespace: METRICS_NAMESPACE,
          Dimensions: [[], [dimension]],
          Metrics: [{ Name: name, Unit: 'Count' }],
        },
      ],
    },
    [dimension]: value,
    [name]: 1,
  };
}
