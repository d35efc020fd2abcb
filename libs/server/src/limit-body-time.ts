import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerBrokenHttp } from './answer-broken-http';

/** Slower than this, a byte at a time, is nobody who wants to be heard: a telephone at the edge of its network sends ten times as much. */
const slowest = { everyMs: 30_000, bytes: 30_000 };

/**
 * Ends a request whose body has not arrived whole in time, or hardly arrives at all. Node itself knows one limit for all
 * requests, which has to suit those who send photos by telephone. It holds after the answer too: an early one is no reason
 * to listen for ever.
 */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  limitMs: number,
  pace = slowest,
): void {
  const { headers, socket } = request;
  if (!Number(headers['content-length'] ?? 0) && headers['transfer-encoding'] === undefined) return;
  const giveUp = () => {
    if (request.complete) return;
    if (response.headersSent) request.destroy();
    else answerBrokenHttp(timedOut(), socket);
  };
  let before = socket.bytesRead;
  const timers = [
    setTimeout(giveUp, limitMs).unref(),
    setInterval(() => {
      // What waits in our own buffer is not the sender's fault.
      if (socket.bytesRead - before < pace.bytes && request.readableLength === 0) giveUp();
      before = socket.bytesRead;
    }, pace.everyMs).unref(),
  ];
  const end = () => timers.forEach(clearTimeout);
  request.once('end', end).once('close', end);
}

const timedOut = () =>
  Object.assign(new Error('the body did not arrive in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
