import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { FaultRecord } from '../faults/fault';

/** What a call says, apart from who makes it. */
export interface Call {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | undefined>>;
  body: unknown;
  faults: readonly FaultRecord[];
}

/** What a call is answered with, before any fault. */
export interface Answer {
  status: number;
  body: unknown;
}

/** The newer of SumUp's two shapes of errors. */
export function problem(status: number, detail?: string, more: Record<string, unknown> = {}): Answer {
  const title = STATUS_CODES[status] ?? 'Unknown Error';
  const body = {
    type: `https://developer.sumup.com/problem/${title.toLowerCase().replaceAll(' ', '-')}`,
    title,
    status,
    detail: detail ?? `${title}.`,
    trace_id: randomBytes(16).toString('hex'),
    ...more,
  };
  return { status, body };
}

/** The older shape. */
export const failure = (status: number, error_code: string, message: string): Answer => ({
  status,
  body: { error_code, message },
});

export const notFound = () => failure(404, 'NOT_FOUND', 'Resource not found');
