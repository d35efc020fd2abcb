import { errorCatalogue } from '@app/contracts';
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { lockedPolicy, securityHeaders } from './security-headers';

/** Answers invalid or unfinished HTTP, which never becomes a request, in the usual error format. */
export function answerBrokenHttp(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code = brokenHttp[error.code ?? ''] ?? 'request/invalid';
  const { status, sentence } = errorCatalogue[code];
  const body = JSON.stringify({ error: sentence, code, requestId: randomUUID() });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
    `content-security-policy: ${lockedPolicy}`,
    'cache-control: no-store',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}

const brokenHttp: Partial<Record<string, 'request/headers-too-large' | 'request/timed-out'>> = {
  HPE_HEADER_OVERFLOW: 'request/headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request/timed-out',
};
