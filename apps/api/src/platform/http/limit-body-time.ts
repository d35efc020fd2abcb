import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerBrokenHttp } from './broken-http';

/**
 * Ends a request whose body has not arrived whole in time. Node itself knows one limit for all requests, which has to suit
 * those who send photos by telephone. It holds after the answer too, which may come before the body.
 */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse, limitMs: number): void {
  if (request.complete) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (response.headersSent) request.destroy();
    else answerBrokenHttp(timedOut(), request.socket);
  }, limitMs).unref();
  const end = () => clearTimeout(timer);
  request.once('end', end).once('close', end);
}

const timedOut = () =>
  Object.assign(new Error('the body did not arrive in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
