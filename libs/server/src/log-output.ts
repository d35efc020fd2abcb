import { destination, type DestinationStream } from 'pino';

/**
 * Standard output for a log, to which lines go several at a time: a write for each would cost more than many a request.
 * None waits longer than half a second, and none is lost but with a process that is killed.
 */
export function logOutput(): DestinationStream {
  const output = destination({ sync: false, minLength: 4_096 });
  setInterval(() => output.flush(), 500).unref();
  return output;
}
