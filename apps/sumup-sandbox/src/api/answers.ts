import type { CheckoutRecord } from '../state/records';
import { uuidOf } from '../state/ids';

/** What a call is answered with, before any fault. */
export interface Answer {
  status: number;
  body: unknown;
  /** What it is about, for faults that need to know. */
  checkout?: CheckoutRecord;
}

const problems: Readonly<Record<number, { type: string; title: string; detail: string }>> = {
  400: { type: 'bad-request', title: 'Bad Request', detail: 'The request is not valid.' },
  401: { type: 'unauthorized', title: 'Unauthorized', detail: 'Unauthorized.' },
  403: { type: 'forbidden', title: 'Forbidden', detail: 'This key may not do that.' },
  404: { type: 'not-found', title: 'Not Found', detail: 'The requested resource does not exist.' },
  409: { type: 'conflict', title: 'Conflict', detail: 'The resource does not allow that in its state.' },
  413: { type: 'content-too-large', title: 'Content Too Large', detail: 'The body is too large.' },
  422: { type: 'unprocessable-entity', title: 'Unprocessable Entity', detail: 'It could not be processed.' },
  429: { type: 'too-many-requests', title: 'Too Many Requests', detail: 'Slow down.' },
  500: { type: 'internal-server-error', title: 'Internal Server Error', detail: 'Something went wrong.' },
  502: { type: 'bad-gateway', title: 'Bad Gateway', detail: 'No valid answer from upstream.' },
  503: { type: 'service-unavailable', title: 'Service Unavailable', detail: 'Try again later.' },
  504: { type: 'gateway-timeout', title: 'Gateway Timeout', detail: 'No answer from upstream in time.' },
};
const unknownProblem = { type: 'unknown', title: 'Unknown Error', detail: 'Something went wrong.' };

/** The newer of SumUp's two shapes of errors. */
export function problem(
  status: number,
  traceOf: string | number,
  more: Record<string, unknown> = {},
): Answer {
  const { type, title, detail } = problems[status] ?? unknownProblem;
  const trace_id = uuidOf('trace', traceOf).replaceAll('-', '');
  return {
    status,
    body: {
      type: `https://developer.sumup.com/problem/${type}`,
      title,
      status,
      detail,
      trace_id,
      ...more,
    },
  };
}

/** The older shape. */
export const failure = (status: number, error_code: string, message: string): Answer => ({
  status,
  body: { error_code, message },
});

export const notFound = () => failure(404, 'NOT_FOUND', 'Resource not found');
export const duplicated = () =>
  failure(
    409,
    'DUPLICATED_CHECKOUT',
    'Checkout with this checkout reference and pay to email already exists',
  );
export const processed = () => failure(409, 'CHECKOUT_PROCESSED', 'Checkout is already processed');
export const cannotBeDeactivated = () =>
  failure(409, 'CHECKOUT_CANT_BE_DEACTIVATED', 'Checkout can not be deactivated');

/**
 * A refund as SumUp's description of June 2026, and its guide, have it: without a body, and refused in the older shape. What
 * the processor refuses has no status of its own there.
 */
export function asInJune({ status, body }: Answer): Answer {
  if (status === 201) return { status: 204, body: undefined };
  const { detail } = (body ?? {}) as { detail?: string };
  if (status === 404) return failure(404, 'NOT_FOUND', detail ?? 'Resource not found');
  if (status === 409 || status === 422)
    return failure(409, 'CONFLICT', detail ?? 'The transaction is not refundable');
  return { status, body };
}
