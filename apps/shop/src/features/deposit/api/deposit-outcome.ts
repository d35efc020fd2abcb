import {
  outcomeUnknownSentence,
  paymentBlockers,
  type DepositResponse,
  type ErrorCode,
  type ErrorDetails,
  type RetryDepositResponse,
  runtimeConfigPath,
  type RuntimeConfig,
} from '@app/contracts';
import { ApiError, apiQuery } from '@app/web-client';
import { fieldErrors, type Errors } from '../../../lib/form/field-rules';
import { depositRules, type DepositField } from '../deposit-form';

/** The outcome of a request for a payment (specification §8, D19). */
export type DepositOutcome =
  | { kind: 'ready'; paymentUrl: string; depositId: string | null }
  /** The server's reason, as a sentence to show. */
  | {
      kind: 'issue';
      message: string;
      code: ErrorCode | null;
      /** The page shows outdated figures or quotes. */
      isOutdated: boolean;
      /** An earlier card page may have been paid on; with its deposit, if the server names it. */
      isOutcomeUnknown: boolean;
      depositId: string | null;
    }
  /** There is a payment, but no card page that we may open. */
  | { kind: 'no-page' }
  | { kind: 'invalid-fields'; errors: Errors<DepositField> }
  /** No response, or an unexpected one. */
  | { kind: 'failed' };
export type FailedOutcome = Exclude<DepositOutcome, { kind: 'ready' }>;

/** Errors which mean that figures or quotes differ from what the visitor sees. */
const outdatedErrors: readonly ErrorCode[] = [
  'deposit/amounts-changed',
  'deposit/not-payable',
  'deposit/nothing-to-pay',
  'deposit/already-paid',
  'deposit/in-review',
  'deposit/outcome-unknown',
  'quote/not-found',
  'basket/item-not-found',
];

/** Postcode and address are sent as one. */
const wireFields = [...(Object.keys(depositRules) as DepositField[]), 'deliveryAddress'] as const;

/**
 * Sends the request and returns what came of it. The API's message is shown unchanged, as only the API knows what may
 * have been charged.
 */
export async function depositOutcome(
  call: () => Promise<Pick<DepositResponse | RetryDepositResponse, 'id' | 'paymentUrl' | 'error'>>,
): Promise<DepositOutcome> {
  let response;
  try {
    response = await call();
  } catch (error) {
    return outcomeOf(error);
  }
  const depositId = response?.id ?? null;
  if (response?.error) {
    // A stored failed deposit brings its message without a code.
    const isOutcomeUnknown = response.error === outcomeUnknownSentence;
    return {
      kind: 'issue',
      message: response.error,
      code: null,
      isOutdated: isOutcomeUnknown,
      isOutcomeUnknown,
      depositId,
    };
  }
  const paymentUrl = await allowedPaymentUrl(response?.paymentUrl);
  return paymentUrl ? { kind: 'ready', paymentUrl, depositId } : { kind: 'no-page' };
}

function outcomeOf(error: unknown): DepositOutcome {
  const body = error instanceof ApiError ? error.body : null;
  if (!body) return { kind: 'failed' };
  const { code, error: sentence, details } = body;
  if (code === 'request/invalid') {
    const { deliveryAddress, ...errors } = fieldErrors(error, wireFields);
    if (deliveryAddress) return { kind: 'invalid-fields', errors: { ...errors, address: deliveryAddress } };
    if (Object.keys(errors).length > 0) return { kind: 'invalid-fields', errors };
  }
  const reasons = code === 'deposit/not-payable' ? (details?.quotes ?? []) : [];
  return {
    kind: 'issue',
    message: [sentence, ...reasons.map(blockerMessage)].join(' '),
    code,
    isOutdated: outdatedErrors.includes(code),
    isOutcomeUnknown: code === 'deposit/outcome-unknown',
    depositId: null,
  };
}

/** 'VT-26-00412: The price of this quote has expired.' */
const blockerMessage = ({ reference, blocker }: NonNullable<ErrorDetails['quotes']>[number]) =>
  `${reference}: ${paymentBlockers[blocker]}`;

/**
 * Returns a card page's address if its origin is the one that our own server names. The browser is sent to no other
 * origin, whatever the payment response says (D20).
 */
async function allowedPaymentUrl(paymentUrl: string | null | undefined): Promise<string | null> {
  if (!paymentUrl || !URL.canParse(paymentUrl)) return null;
  try {
    const { paymentOrigin } = await apiQuery<RuntimeConfig>(runtimeConfigPath);
    const url = new URL(paymentUrl);
    return url.origin === new URL(paymentOrigin).origin && !url.username ? url.href : null;
  } catch {
    return null;
  }
}
