import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@app/contracts';
import { AppError } from '../errors/app-error';
import { toErrorResponse } from '../errors/to-error-response';

const codeByParser: Partial<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'request/headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request/timed-out',
};

/** Answers bytes that are no HTTP request: there is no request object yet, so it writes to the socket itself. */
export function answerBrokenHttp(failure: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || failure.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const error = new AppError(codeByParser[failure.code ?? ''] ?? 'request/invalid');
  const body = JSON.stringify(toErrorResponse(error, randomUUID()));
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
