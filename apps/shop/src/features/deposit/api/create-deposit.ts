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

/** Above the shop server's 40 s: giving up earlier would report a payment as failed while the API is still setting it up. */
const depositTimeoutMs = 45_000;

/** `POST /api/deposit-payments` with the intent's idempotency key. */
export async function createDeposit(request: CreateDepositRequest): Promise<DepositOutcome> {
  const headers = { [idempotencyKeyHeader]: intentKey(request) };
  const outcome = await depositOutcome(() =>
    apiMutation<DepositResponse>('POST', paths.deposits, request, headers, depositTimeoutMs),
  );
  const isOver =
    outcome.kind === 'ready' || (outcome.kind === 'issue' && outcome.code === 'deposit/key-reused');
  if (isOver) endIntent();
  return outcome;
}

export const payBalance = (token: string, amount: string): Promise<DepositOutcome> =>
  depositOutcome(() =>
    apiMutation<RetryDepositResponse>(
      'POST',
      paths.payBalance(token),
      { amount } satisfies PayBalanceRequest,
      undefined,
      depositTimeoutMs,
    ),
  );

export const payDeposit = (token: string): Promise<DepositOutcome> =>
  depositOutcome(() =>
    apiMutation<RetryDepositResponse>(
      'POST',
      paths.payDeposit(token),
      undefined,
      undefined,
      depositTimeoutMs,
    ),
  );

/** 'Try Payment Again' (D19): the card page that is still open, or a new one. */
export const retryDeposit = (depositId: string): Promise<DepositOutcome> =>
  depositOutcome(() =>
    apiMutation<RetryDepositResponse>(
      'POST',
      paths.retryDeposit(depositId),
      undefined,
      undefined,
      depositTimeoutMs,
    ),
  );
