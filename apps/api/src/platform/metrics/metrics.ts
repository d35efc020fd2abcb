import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();
const registers = [registry];

/** Bucket limits in seconds, from cached responses to the slowest calls. */
const secondBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export const requestSeconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Requests answered, by route and status.',
  labelNames: ['method', 'route', 'status'] as const,
  buckets: secondBuckets,
  registers,
});

export const outgoingSeconds = new Histogram({
  name: 'outgoing_request_duration_seconds',
  help: 'Calls to external services by outcome: the class of the status, or silence.',
  labelNames: ['host', 'outcome'] as const,
  buckets: secondBuckets,
  registers,
});

export const mailTries = new Counter({
  name: 'mail_tries_total',
  help: 'Attempts to send a mail, by outcome.',
  labelNames: ['outcome'] as const,
  registers,
});

export const mailServerTrouble = new Gauge({
  name: 'mail_server_trouble',
  help: 'Trouble with the mail server that affects all mails, by kind; absent if there is none.',
  labelNames: ['kind'] as const,
  registers,
});

export const clientErrors = new Counter({
  name: 'client_errors_total',
  help: 'Errors reported by browsers.',
  labelNames: ['app'] as const,
  registers,
});

export const webVitalSeconds = new Histogram({
  name: 'web_vital_seconds',
  help: 'Largest contentful paint (lcp) and interaction to next paint (inp), of a tenth of the visits.',
  labelNames: ['app', 'vital'] as const,
  buckets: [0.05, 0.1, 0.2, 0.5, 1, 1.8, 2.5, 4, 8],
  registers,
});

export const layoutShift = new Histogram({
  name: 'web_vital_layout_shift',
  help: 'Cumulative layout shift (cls), of a tenth of the visits.',
  labelNames: ['app'] as const,
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
  registers,
});

type Set = (labels: Record<string, string>, value: number) => void;

/**
 * A gauge that is read when Prometheus asks; label values that are not set again disappear. Replaces a gauge of the
 * same name.
 */
export function gauge(
  name: string,
  help: string,
  labelNames: string[],
  collect: (set: Set) => void | Promise<void>,
): void {
  registry.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    labelNames,
    registers,
    async collect() {
      const values: Parameters<Set>[] = [];
      await collect((...value) => values.push(value));
      this.reset();
      for (const value of values) this.set(...value);
    },
  });
}
