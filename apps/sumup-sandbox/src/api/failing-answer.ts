import type { Operation } from '../state/records';
import { duplicated, failure, notFound, problem, processed, type Answer } from './answers';

const isOfCheckouts = (operation: Operation) => ['create', 'list', 'read', 'deactivate'].includes(operation);

/** The answer that SumUp's API gives with a status, in the shape that belongs to the operation. */
export function failingAnswer(status: number, operation: Operation, traceOf: number): Answer {
  const plain = problem(status, traceOf);
  if (operation === 'history' && status === 400) return failure(400, 'INVALID', 'Validation error');
  if (operation === 'payouts' && status === 400)
    return { status, body: [{ error_code: 'INVALID', message: 'negative date range' }] };
  if (!isOfCheckouts(operation)) {
    return status === 422 && operation === 'refund' ? refusedRefund(traceOf, 0) : plain;
  }
  if (status === 400) {
    return { status, body: { message: 'Validation error', error_code: 'INVALID', param: 'amount' } };
  }
  if (status === 403 && operation === 'create') {
    const body = {
      error_message: 'checkout_payments_not_allowed',
      error_code: 'FORBIDDEN',
      status_code: '403',
    };
    return { status, body };
  }
  if (status === 404) return notFound();
  if (status === 409) return operation === 'deactivate' ? processed() : duplicated();
  if (status === 422) return failure(422, 'UNPROCESSABLE', 'The request could not be processed');
  return plain;
}

/** In minor units, as the one example in SumUp's documentation has it. */
export const refusedRefund = (traceOf: number, refundablePence: number): Answer =>
  problem(422, traceOf, {
    detail: 'Refund failed.',
    errors: [
      {
        code: 'INVALID_AMOUNT',
        detail: 'Amount exceeds the refundable amount',
        reason: 'amount_too_high',
        max_refundable_amount: refundablePence,
      },
    ],
  });

/** What a proxy in front of an API says when the API is not there. */
export const gatewayPage = (status: number) =>
  `<html>\r\n<head><title>${status}</title></head>\r\n<body>\r\n<center><h1>${status}</h1></center>\r\n</body>\r\n</html>\r\n`;
