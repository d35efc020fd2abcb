import { HttpException } from '@nestjs/common';
import type { ErrorCode } from '@app/contracts';
import { AppError } from './app-error';

/** HTTP errors by status; the messages and codes of Nest and Fastify stay internal. */
const codeByStatus: Partial<Record<number, ErrorCode>> = {
  400: 'request/invalid',
  403: 'request/foreign-origin',
  404: 'request/not-found',
  408: 'request/timed-out',
  413: 'request/too-large',
  414: 'request/url-too-long',
  415: 'request/unsupported-type',
  431: 'request/headers-too-large',
  503: 'server/unavailable',
};

const codeByFastify: Partial<Record<string, ErrorCode>> = {
  FST_ERR_BAD_URL: 'request/malformed-url',
};

/** The database is unreachable, shutting down, stuck, full or read-only: the same request may succeed later. */
const isOutage = (code: string) =>
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|57P0[1-5]|57014|55P03|25P03|25006|40001|40P01|53[123]00|08...)$/.test(
    code,
  );

/** A unique or exclusion constraint: something that was stored meanwhile excludes this. */
const isConflict = (code: string) => code === '23505' || code === '23P01';

interface Thrown {
  statusCode?: unknown;
  code?: unknown;
  message?: unknown;
}

/** Anything thrown as an error of the catalogue; unexpected errors become `server/unexpected`. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof HttpException) return byStatus(thrown.getStatus());

  const { statusCode, code, message } = (thrown ?? {}) as Thrown;
  if (typeof code === 'string') {
    const known = codeByFastify[code];
    if (known) return new AppError(known);
    if (isConflict(code)) return new AppError('request/conflict');
    if (isOutage(code)) return new AppError('server/unavailable');
  }
  if (isConnectionLoss(message)) return new AppError('server/unavailable');
  return typeof statusCode === 'number' ? byStatus(statusCode) : new AppError('server/unexpected');
}

function byStatus(status: number): AppError {
  const known = codeByStatus[status];
  if (known) return new AppError(known);
  return new AppError(status >= 400 && status < 500 ? 'request/invalid' : 'server/unexpected');
}

/** pg has no error codes for these two. */
const isConnectionLoss = (message: unknown) =>
  typeof message === 'string' &&
  /^(?:Connection terminated|timeout exceeded when trying to connect)/.test(message);
