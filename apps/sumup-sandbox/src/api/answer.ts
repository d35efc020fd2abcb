import { randomBytes } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { FaultRecord } from '../faults/fault';

/** A call's content, without its caller. */
export interface Call {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | undefined>>;
  body: unknown;
  faults: readonly FaultRecord[];
}

export interface Answer {
  status: number;
  body: unknown;
}

/** The newer of SumUp's two error formats. */
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

/** The older format. */
export const failure = (status: number, error_code: string, message: string): Answer => ({
  status,
  body: { error_code, message },
});

export const notFound = () => failure(404, 'NOT_FOUND', 'Resource not found');
