import type { JsonResponse } from '../../../platform/outgoing/json-client';
import type { InconclusiveResult } from '../card-payments';

export type SumupError =
  | InconclusiveResult
  | { kind: 'rejected'; status: number; codes: string[]; reason: string };

/** SumUp responds with JSON; any other response comes from a proxy or firewall. */
export function toSumupError(response: JsonResponse, now: Date): SumupError {
  if (response.kind === 'silence') return { kind: 'unavailable', reason: response.reason };
  const { status, headers } = response;
  if (status === 429)
    return { kind: 'rate-limited', retryAfterMs: retryAfterOf(headers['retry-after'], now) };
  if (status === 401) return { kind: 'unauthorised' };
  if (status === 403 && isFromFirewall(response))
    return {
      kind: 'unavailable',
      reason: 'a firewall in front of it blocked the request (HTTP 403)',
      isBlocked: true,
    };
  if (response.kind === 'other') return { kind: 'unavailable', reason: `HTTP ${status} without JSON` };
  if (status === 403) return { kind: 'unauthorised' };
  if (status < 300) return { kind: 'unavailable', reason: `HTTP ${status} with an unexpected body` };
  if (status < 400 || status >= 500 || status === 408)
    return { kind: 'unavailable', reason: `HTTP ${status}` };
  const errors = errorsIn(response.body);
  return {
    kind: 'rejected',
    status,
    codes: errors.flatMap(({ error_code: code }) => (typeof code === 'string' ? [code] : [])),
    reason: reasonOf(status, errors),
  };
}

const isFromFirewall = (response: Exclude<JsonResponse, { kind: 'silence' }>): boolean =>
  response.kind === 'other' ||
  errorsIn(response.body).some(({ type }) => typeof type === 'string' && type.endsWith('/request-blocked'));

const maxWaitMs = 3_600_000;

function retryAfterOf(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  const waitMs = /^\d{1,9}$/.test(header)
    ? Number(header) * 1_000
    : new Date(header).getTime() - now.getTime();
  return Number.isNaN(waitMs) ? null : Math.min(Math.max(waitMs, 0), maxWaitMs);
}

type ErrorFields = Record<string, unknown>;

function errorsIn(body: unknown): ErrorFields[] {
  const list = Array.isArray(body) ? (body as unknown[]) : [body];
  const found = list.filter((entry): entry is ErrorFields => typeof entry === 'object' && entry !== null);
  return found.flatMap((entry) =>
    Array.isArray(entry.errors) ? [entry, ...errorsIn(entry.errors)] : [entry],
  );
}

const reasonFields = ['error_code', 'code', 'param', 'message', 'error_message', 'title', 'detail', 'reason'];
const maxErrors = 5;
const maxReasonLength = 300;

function reasonOf(status: number, errors: readonly ErrorFields[]): string {
  const messages = errors.slice(0, maxErrors).map(messageOf).filter(Boolean);
  return [`HTTP ${status}`, ...messages].join('; ').slice(0, maxReasonLength);
}

const messageOf = (error: ErrorFields): string =>
  reasonFields
    .map((field) => error[field])
    .filter((text) => typeof text === 'string' && text !== '')
    .join(' ');
