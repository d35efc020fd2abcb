import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerBrokenHttp } from './answer-broken-http';

/** Slower clients are cut off. Even a phone with a weak signal is ten times as fast. */
const minPace = { everyMs: 30_000, bytes: 30_000 };

/**
 * Ends a request if its body arrives too late or too slowly. Node has only one limit for all requests, which must allow
 * photo uploads by phone. Also applies after an early response, so that the connection does not stay open.
 */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  limitMs: number,
  pace = minPace,
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
      // Bytes waiting in our own buffer do not count as slow.
      if (socket.bytesRead - before < pace.bytes && request.readableLength === 0) giveUp();
      before = socket.bytesRead;
    }, pace.everyMs).unref(),
  ];
  const end = () => timers.forEach(clearTimeout);
  request.once('end', end).once('close', end);
}

const timedOut = () =>
  Object.assign(new Error('the body did not arrive in time'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
