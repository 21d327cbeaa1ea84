import { mask } from './mask';
import { type Dimension, embedded, type Gauge, GAUGES, type Metric, METRICS } from './metrics';

export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Structured lines about one request or one run. Texts are masked; secrets are never passed in. */
export interface Log {
  info(event: string, facts?: Facts): void;
  warn(event: string, facts?: Facts): void;
  /** An error of ours, with its stack. */
  error(event: string, error: unknown): void;
  /** Counts one, or as many as are named. */
  count(metric: Metric, dimension: Dimension, count?: number): void;
  gauge(gauge: Gauge, value: number): void;
}

export type Level = 'info' | 'warn' | 'error' | 'metric';

/** Takes one line of JSON. */
export type WriteLine = (line: string, level: Level) => void;

export const writeToConsole: WriteLine = (line) => console.log(line);

/** A log whose lines all carry the request's id. */
export function createLog(write: WriteLine, requestId: string, now: () => number): Log {
  const line = (level: Level, facts: Record<string, unknown>): void =>
    write(
      JSON.stringify({ level, time: new Date(now()).toISOString(), requestId, ...facts }),
      level,
    );
  return {
    info: (event, facts) => line('info', { event, ...masked(facts) }),
    warn: (event, facts) => line('warn', { event, ...masked(facts) }),
    error: (event, error) => line('error', { event, error: mask(describe(error)) }),
    count: (metric, dimension, value = 1) =>
      line('metric', embedded({ name: METRICS[metric], unit: 'Count', value, dimension }, now())),
    gauge: (name, value) => line('metric', embedded({ name, unit: GAUGES[name], value }, now())),
  };
}

const masked = (facts: Facts = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' ? mask(value) : value,
    ]),
  );

const describe = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
