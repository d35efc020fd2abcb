import {
  idempotencyKeyHeader,
  paths,
  type CreateDepositRequest,
  type DepositResponse,
  type OrderLinkResponse,
  type PayBalanceRequest,
  type RetryDepositResponse,
} from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { browserKeyHeaders } from '../browser-key';
import { forgetIdempotencyKey, idempotencyKeyOf } from '../idempotency-key';
import { depositOutcome, type DepositOutcome } from './deposit-outcome';

/** Above the shop server's 40 s: giving up earlier would report a payment as failed while the API is still setting it up. */
const depositTimeoutMs = 45_000;

const requestPayment = (path: string, body?: unknown, headers?: Record<string, string>) =>
  depositOutcome(() =>
    apiMutation<DepositResponse | RetryDepositResponse>('POST', path, body, headers, depositTimeoutMs),
  );

/** `POST /api/deposit-payments`. */
export async function createDeposit(request: CreateDepositRequest): Promise<DepositOutcome> {
  const outcome = await requestPayment(paths.deposits, request, {
    [idempotencyKeyHeader]: idempotencyKeyOf(request),
    ...browserKeyHeaders(),
  });
  const isKeyUsed =
    outcome.kind === 'ready' || (outcome.kind === 'issue' && outcome.code === 'deposit/key-reused');
  if (isKeyUsed) forgetIdempotencyKey();
  return outcome;
}

export const payBalance = (token: string, amount: string): Promise<DepositOutcome> =>
  requestPayment(paths.payBalance(token), { amount } satisfies PayBalanceRequest);

export const payDeposit = (token: string): Promise<DepositOutcome> => requestPayment(paths.payDeposit(token));

/** 'Try Payment Again' (D19): the card page that is still open, or a new one. */
export const retryDeposit = (depositId: string): Promise<DepositOutcome> =>
  requestPayment(paths.retryDeposit(depositId), undefined, browserKeyHeaders());

/** The order of a paid deposit, if it was begun in this tab. */
export const askForOrderLink = (depositId: string): Promise<OrderLinkResponse> =>
  apiMutation<OrderLinkResponse>('POST', paths.orderOfDeposit(depositId), undefined, browserKeyHeaders());
