import type { IncomingMessage } from 'node:http';

/** Whether a request's headers are invalid: no host or several hosts, or an unknown expectation. */
export function hasInvalidHead({ httpVersion, headers, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  const needsHost = httpVersion === '1.1' && !headers.host;
  return needsHost || hosts > 1 || !/^(?:100-continue)?$/i.test(headers.expect ?? '');
}
