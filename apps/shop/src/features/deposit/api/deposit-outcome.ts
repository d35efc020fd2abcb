import {
  errorCatalogue,
  paymentBlockers,
  type DepositResponse,
  type ErrorCode,
  type ErrorDetails,
  type RetryDepositResponse,
} from '@app/contracts';
import { ApiError } from '@app/web-client';
import { refusedFields, type Problem } from '../../../lib/form/check-fields';
import type { DepositField } from '../deposit-form';
import { allowedPaymentUrl } from './payment-page';

/** How asking for a payment ended (specification §8, D19). */
export type DepositOutcome =
  | { kind: 'ready'; paymentUrl: string; depositId: string | null }
  /** The server says why, in a sentence for people. */
  | {
      kind: 'issue';
      sentence: string;
      code: ErrorCode | null;
      /** What the page shows is not true any more. */
      isOvertaken: boolean;
      /** An earlier card page may have been paid on; of this deposit, where the server names it. */
      isUnknown: boolean;
      depositId: string | null;
    }
  /** There is a payment, but no page that we would send anybody to. */
  | { kind: 'no-page' }
  | { kind: 'refused-fields'; problems: Problem<DepositField>[] }
  /** Nobody answered, or nothing that makes sense. */
  | { kind: 'failed' };

/** Refusals that say: the figures, or the quotes, are not what the visitor sees. */
const overtaking: readonly ErrorCode[] = [
  'deposit/amounts-changed',
  'deposit/not-payable',
  'deposit/nothing-to-pay',
  'deposit/already-paid',
  'deposit/in-review',
  'deposit/outcome-unknown',
  'quote/not-found',
  'basket/item-not-found',
];

/** Inputs by the name that the API has for them: postcode and address travel as one. */
const inputs = {
  customerName: 'customerName',
  customerPhone: 'customerPhone',
  customerEmail: 'customerEmail',
  deliveryAddress: 'address',
} as const;
const wireNames = Object.keys(inputs) as (keyof typeof inputs)[];

/** Asks, and sorts the answer. What the API says is shown as it is: it alone knows what may have been charged. */
export async function depositOutcome(
  call: () => Promise<Pick<DepositResponse | RetryDepositResponse, 'id' | 'paymentUrl' | 'error'>>,
): Promise<DepositOutcome> {
  let reply;
  try {
    reply = await call();
  } catch (error) {
    return outcomeOf(error);
  }
  const depositId = reply?.id ?? null;
  if (reply?.error) {
    // A deposit that was set up brings its trouble as a sentence, without a code.
    const isUnknown = reply.error === errorCatalogue['deposit/outcome-unknown'].sentence;
    return { kind: 'issue', sentence: reply.error, code: null, isOvertaken: isUnknown, isUnknown, depositId };
  }
  const paymentUrl = await allowedPaymentUrl(reply?.paymentUrl);
  return paymentUrl ? { kind: 'ready', paymentUrl, depositId } : { kind: 'no-page' };
}

function outcomeOf(error: unknown): DepositOutcome {
  const body = error instanceof ApiError ? error.body : null;
  if (!body) return { kind: 'failed' };
  const { code, error: sentence, details } = body;
  if (code === 'request/invalid') {
    const problems = refusedFields(error, wireNames).map(({ field, message }) => ({
      field: inputs[field],
      message,
    }));
    if (problems.length > 0) return { kind: 'refused-fields', problems };
  }
  const reasons = code === 'deposit/not-payable' ? (details?.quotes ?? []) : [];
  return {
    kind: 'issue',
    sentence: [sentence, ...reasons.map(reasonOf)].join(' '),
    code,
    isOvertaken: overtaking.includes(code),
    isUnknown: code === 'deposit/outcome-unknown',
    depositId: null,
  };
}

/** 'VT-26-00412: The price of this quote has expired.' */
const reasonOf = ({ reference, blocker }: NonNullable<ErrorDetails['quotes']>[number]) =>
  `${reference}: ${paymentBlockers[blocker]}`;
