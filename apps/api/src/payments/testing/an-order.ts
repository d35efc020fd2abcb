import {
  type AskForBalanceRequest,
  type CustomerOrder,
  paths,
  type RetryDepositResponse,
} from '@app/contracts';
import { makeOrderToken } from '../../appointments';
import { Statements } from '../../database/statements';
import type { StaffCalls } from '../../testing/as-staff';
import { expectSuccess } from '../../testing/expect-success';
import type { TestApi } from '../../testing/servers/start-api';
import { beginDeposit } from './a-deposit';
import type { FakeCardPayments } from './fake-card-payments';
import { payByCard } from './use-cards';

/** An order of £357.00 with agreed sizes. The deposit of £35.70 is paid by card, so the balance is £321.30. */
export async function anOrder(api: TestApi, cards: FakeCardPayments, staff: StaffCalls) {
  const deposit = await beginDeposit(api);
  const { quoteId } = deposit;
  await payByCard(api, cards, deposit);
  const sizes = { lengthMm: 1200, widthMm: 350, note: '', how: 'phone', price: 'keep' };
  await staff.post(paths.measurements(quoteId), { ...sizes, knownVersion: null });
  const token = await makeOrderToken(api.app.get(Statements), quoteId, new Date());
  return { deposit, quoteId, token };
}

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

export const askForBalance = (
  staff: StaffCalls,
  quoteId: string,
  request: Partial<AskForBalanceRequest> = {},
) => staff.put(paths.balanceRequest(quoteId), { dueOn: tomorrow(), ...request });

export const payBalance = (api: TestApi, token: string, amount: string) =>
  api.post(paths.payBalance(token), { amount });

export async function beginBalance(
  api: TestApi,
  token: string,
  amount: string,
): Promise<RetryDepositResponse> {
  return expectSuccess<RetryDepositResponse>(payBalance(api, token, amount));
}

export const moneyOf = async (api: TestApi, token: string) =>
  (await api.get(paths.customerOrder(token))).json<CustomerOrder>().balance;
