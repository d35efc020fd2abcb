import { paths, type RefundDetail } from '@app/contracts';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import type { Clock } from '../../platform/clock/clock';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { expectSuccess } from '../../testing/expect-success';
import type { TestApi } from '../../testing/servers/start-api';
import type { CardPayments } from '../provider/card-payments';
import { ProviderBreaker } from '../provider/provider-breaker';
import { ExecuteRefund } from '../refunds/execute-refund';
import { SettleRefund } from '../refunds/settle-refund';
import { newIdempotencyKey, withKey } from './a-deposit';

export async function requestRefund(
  api: TestApi,
  depositId: string,
  request: { amount: string; reason?: string; attemptId?: string; cancelsOrders?: boolean },
  staff?: StaffCalls,
): Promise<RefundDetail> {
  const calls = staff ?? (await asStaff(api));
  const input = { reason: 'Agreed on the phone', ...request };
  return expectSuccess<RefundDetail>(
    calls.post(paths.refunds(depositId), input, withKey(newIdempotencyKey())),
  );
}

/** The services that the worker uses, so that a test can run them itself. */
export function aRefunder(api: TestApi, cards: CardPayments, clock: Clock) {
  const statements = api.app.get(Statements);
  const settlement = new SettleRefund(statements, clock);
  const config = api.app.get(AppConfig);
  const breaker = new ProviderBreaker(config, clock);
  const refunder = new ExecuteRefund(statements, cards, settlement, breaker, config, clock);
  return { refunder, settlement, breaker };
}

export const refundRow = async (api: TestApi, id: string) =>
  (
    await api.sql<{
      state: string;
      sends: number;
      answer: string | null;
      remark: string | null;
      next_check_at: Date | null;
      settled_at: Date | null;
    }>('SELECT * FROM refund WHERE id = $1', [id])
  )[0];
