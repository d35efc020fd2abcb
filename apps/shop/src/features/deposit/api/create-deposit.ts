import {
  idempotencyKeyHeader,
  paths,
  type CreateDepositRequest,
  type DepositResponse,
  type PayBalanceRequest,
  type RetryDepositResponse,
} from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { endIntent, intentKey } from '../intent-key';
import { depositOutcome, type DepositOutcome } from './deposit-outcome';

/**
 * The API asks the card provider meanwhile and may need 35 s, for which the shop's server waits 40 s: whoever gave
 * up before would call a payment failed that is just being set up.
 */
const longestDepositMs = 45_000;

/** `POST /api/deposit-payments`, under the key of this intent. */
export async function createDeposit(request: CreateDepositRequest): Promise<DepositOutcome> {
  const headers = { [idempotencyKeyHeader]: intentKey(request) };
  const outcome = await depositOutcome(() =>
    apiMutation<DepositResponse>('POST', paths.deposits, request, headers, longestDepositMs),
  );
  const isOver =
    outcome.kind === 'ready' || (outcome.kind === 'issue' && outcome.code === 'deposit/key-reused');
  if (isOver) endIntent();
  return outcome;
}

/** The balance of an order, or a part of it, by the token of a mail. */
export const payBalance = (token: string, amount: string): Promise<DepositOutcome> =>
  depositOutcome(() =>
    apiMutation<RetryDepositResponse>(
      'POST',
      paths.payBalance(token),
      { amount } satisfies PayBalanceRequest,
      undefined,
      longestDepositMs,
    ),
  );

/** The deposit of an order that staff took. */
export const payDeposit = (token: string): Promise<DepositOutcome> =>
  depositOutcome(() =>
    apiMutation<RetryDepositResponse>(
      'POST',
      paths.payDeposit(token),
      undefined,
      undefined,
      longestDepositMs,
    ),
  );

/** 'Try Payment Again' (D19): the page that is still open, or a new one. */
export const retryDeposit = (depositId: string): Promise<DepositOutcome> =>
  depositOutcome(() =>
    apiMutation<RetryDepositResponse>(
      'POST',
      paths.retryDeposit(depositId),
      undefined,
      undefined,
      longestDepositMs,
    ),
  );
