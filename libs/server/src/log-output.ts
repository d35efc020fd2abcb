import { destination, type DestinationStream } from 'pino';

/**
 * Buffered standard output for a log: a write per line would cost more than many a request. Lines wait at most half a
 * second; only a killed process loses some.
 */
export function logOutput(): DestinationStream {
  const output = destination({ sync: false, minLength: 4_096 });
  setInterval(() => output.flush(), 500).unref();
  return output;
}
