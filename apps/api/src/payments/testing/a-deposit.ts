import { randomBytes } from 'node:crypto';
import {
  idempotencyKeyHeader,
  paths,
  type CreateDepositRequest,
  type DepositResponse,
  type DepositStatusResponse,
  type QuoteResponse,
} from '@app/contracts';
import { saveAQuote } from '../../testing/builders/a-basket';
import { expectSuccess } from '../../testing/expect-success';
import type { TestApi } from '../../testing/servers/start-api';
import { CheckPayment } from '../attempts/check-payment';

/** The form's request, without quotes. */
export const aDeposit = (details: Partial<CreateDepositRequest> = {}): CreateDepositRequest => ({
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  customerPhone: '0118 496 0123',
  ...details,
});

export const newIdempotencyKey = () => randomBytes(16).toString('hex');
export const withKey = (key: string) => ({ [idempotencyKeyHeader.toLowerCase()]: key });

/** Saves quotes of £357.00 each. */
export async function saveQuotes(api: TestApi, count: number): Promise<QuoteResponse[]> {
  const quotes: QuoteResponse[] = [];
  for (let index = count; index > 0; index -= 1) quotes.push(await saveAQuote(api));
  return quotes;
}

export async function beginDeposit(
  api: TestApi,
  details: Partial<CreateDepositRequest> = {},
): Promise<DepositResponse> {
  const namesQuotes = details.quoteId || details.quoteIds || details.basketSessionId;
  const request = aDeposit(namesQuotes ? details : { ...details, quoteId: (await saveAQuote(api)).id });
  return expectSuccess<DepositResponse>(api.post(paths.deposits, request, withKey(newIdempotencyKey())));
}

export const statusOf = async (api: TestApi, id: string): Promise<DepositStatusResponse> =>
  (await api.get(paths.depositStatus(id))).json<DepositStatusResponse>();

interface StoredAttempt {
  id: string;
  number: number;
  state: string;
  checkout_reference: string;
  checkout_id: string | null;
  notice_token: string;
  payment_url: string | null;
  review_reason: string | null;
  next_check_at: Date | null;
  lease_until: Date | null;
}

/** Oldest first. */
export const attemptsOf = (api: TestApi, depositId: string): Promise<StoredAttempt[]> =>
  api.sql<StoredAttempt & Record<string, unknown>>(
    'SELECT * FROM payment_attempt WHERE deposit_id = $1 ORDER BY number',
    [depositId],
  );

/** Checks all attempts, as the worker does. */
export async function checkAttempts(api: TestApi, depositId: string): Promise<void> {
  for (const { id } of await attemptsOf(api, depositId)) await api.app.get(CheckPayment).check(id);
}

export const referenceOf = ({ id }: { id: string }, number = 1): string => `dep-${id}-${number}`;

export async function lastAttempt(api: TestApi, depositId: string): Promise<StoredAttempt> {
  const attempt = (await attemptsOf(api, depositId)).at(-1);
  if (!attempt) throw new Error('the deposit has no attempt');
  return attempt;
}

export const quoteState = async (api: TestApi, quoteId: string) =>
  (
    await api.sql<{ status: string; deposit_state: string }>(
      'SELECT status, deposit_state FROM quote WHERE id = $1',
      [quoteId],
    )
  )[0];
