import { destination, type DestinationStream } from 'pino';

/**
 * Buffered standard output for a log, because a write per line would cost more than many requests. Lines wait at most half
 * a second; a killed process loses them.
 */
export function logOutput(): DestinationStream {
  const output = destination({ sync: false, minLength: 4_096 });
  setInterval(() => output.flush(), 500).unref();
  return output;
}
