// @module-tag thorough
import { backgroundTools } from '../../../testing/servers/background-tools';
import { startApi, type TestApi } from '../../../testing/servers/start-api';
import { startSumupSandbox, type SumupSandbox } from '../../../testing/servers/start-sumup-sandbox';
import { until } from '../../../testing/until';
import { beginDeposit, checkAttempts } from '../../testing/a-deposit';
import { aRefunder, requestRefund, refundRow } from '../../testing/a-refund';
import { aCheckoutRequest } from '../../testing/a-checkout';
import { describeCardPaymentsContract } from '../../testing/card-payments-contract';
import { ReadPayouts } from '../../payouts/read-payouts';
import { SumupCardPayments } from './sumup-card-payments';

const limits = { headersTimeoutMs: 10_000, totalTimeoutMs: 15_000, maxBytes: 65_536 };
let sandbox: SumupSandbox;
let payments: SumupCardPayments;
beforeAll(async () => {
  sandbox = await startSumupSandbox();
  payments = new SumupCardPayments(sandbox.settings, limits);
});
afterAll(async () => {
  payments.onApplicationShutdown();
  await sandbox.stop();
});

describe('the SumUp adapter with the sandbox', () => {
  describeCardPaymentsContract(() => ({ payments, ...sandbox }));
});

describe('with a fault in the sandbox', () => {
  const fault = (details: Record<string, unknown>) => sandbox.control('POST', '/faults', details);
  beforeEach(() => sandbox.control('DELETE', '/faults'));

  const read = async (id: string) => {
    const result = await payments.readCheckout(id);
    return result.kind === 'ok' ? result.checkout : result;
  };
  const aPaidCheckout = async () => {
    const checkoutRequest = aCheckoutRequest();
    const created = await payments.createCheckout(checkoutRequest);
    await sandbox.pay(checkoutRequest.reference);
    return { checkoutRequest, id: created.kind === 'ok' ? created.checkout.id : '' };
  };

  it.each([
    [{ kind: 'reset' }],
    [{ kind: 'silence' }],
    [{ kind: 'html' }],
    [{ kind: 'truncated' }],
    [{ kind: 'endless' }],
  ])('finds a checkout whose response was lost: %j', async (lostResponse) => {
    const checkoutRequest = aCheckoutRequest();
    await fault({ on: 'create', when: { times: 1 }, ...lostResponse });
    const withShortTimeout = new SumupCardPayments(sandbox.settings, {
      ...limits,
      headersTimeoutMs: 2_000,
      totalTimeoutMs: 2_000,
    });
    expect((await withShortTimeout.createCheckout(checkoutRequest)).kind).toBe('unavailable');
    withShortTimeout.onApplicationShutdown();

    expect(await payments.createCheckout(checkoutRequest)).toEqual({ kind: 'duplicate' });
    const checkout = await payments.findByReference(checkoutRequest.reference);
    expect(checkout).toMatchObject({
      kind: 'ok',
      checkouts: [{ reference: checkoutRequest.reference, amount: checkoutRequest.amount }],
    });
  });

  it('does not deactivate a checkout that expired during a charge', async () => {
    await fault({ on: 'charge', kind: 'pending-at-deadline', seconds: 3_600 });
    const { id } = await aPaidCheckout();
    expect(await read(id)).toMatchObject({ state: 'expired', transactions: [{ state: 'pending' }] });
    expect(await payments.deactivateCheckout(id)).toEqual({ kind: 'already-processed' });
  });
});

describe('with the sandbox as its own process', () => {
  let api: TestApi;
  let aheadMs = 0;
  const now = () => new Date(Date.now() + aheadMs);
  beforeAll(async () => {
    api = await startApi({ cardPayments: payments, now });
  });
  afterAll(() => api.stop());
  beforeEach(() => sandbox.control('DELETE', '/faults'));

  it('a payment is paid out on the next working day, and read with its fee', async () => {
    aheadMs = 0;
    await sandbox.setClock(-4 * 86_400_000);
    const deposit = await beginDeposit(api);
    await sandbox.pay(`dep-${deposit.id}-1`);
    await sandbox.setClock(0);
    await checkAttempts(api, deposit.id);
    // The ledger has the day on which we read the payment, as after an outage.
    await api.sql(
      `INSERT INTO payout_entry (provider_id, kind, pence, fee_pence, paid_on, booked_on, recorded_at)
       SELECT 'earlier', 'payout', 1, 0, day, day, now() FROM to_char(now() - interval '9 days', 'YYYY-MM-DD') AS day`,
    );
    const { breaker } = aRefunder(api, payments, { now });
    await new ReadPayouts(backgroundTools(api, now), payments, breaker).sweep();
    const rows = await api.sql(
      `SELECT kind, pence, fee_pence AS fee, reference ~ '^SUMUP PID[0-9]+ PAYOUT [0-9]{6}$' AS "isNamed" FROM payout_entry
       WHERE transaction_code = (SELECT transaction_code FROM payment_attempt WHERE deposit_id = $1)`,
      [deposit.id],
    );
    expect(rows).toEqual([{ kind: 'payout', pence: '3570', fee: '89', isNamed: true }]);
  });

  it.each([
    ['whose response is lost after it was carried out', { on: 'refund', kind: 'reset' }],
    ['whose response is a proxy’s page', { on: 'refund', kind: 'html' }],
    ['that is rejected by a proxy', { on: 'refund', kind: 'status', status: 503 }],
    ['that is rate limited', { on: 'refund', kind: 'status', status: 429 }],
    [
      'whose records cannot be read after it was sent',
      { on: 'transaction', kind: 'status', status: 502, html: true, when: { calls: [2, 3] } },
    ],
    ['that is pending for a while', { on: 'refund', kind: 'lag', seconds: 1 }],
  ])('a refund %s is refunded once', async (_, fault) => {
    aheadMs = 0;
    const deposit = await beginDeposit(api);
    const reference = `dep-${deposit.id}-1`;
    await sandbox.pay(reference);
    await checkAttempts(api, deposit.id);
    await sandbox.control('POST', '/faults', { when: { times: 1 }, ...fault });
    const { id } = await requestRefund(api, deposit.id, { amount: '12.30' });
    const { refunder } = aRefunder(api, payments, { now });
    // Our clock jumps from check to check, the sandbox's runs in real time, so a pending refund needs a moment.
    await until(async () => {
      const row = await refundRow(api, id);
      if (!row?.next_check_at) return true;
      aheadMs = Math.max(aheadMs, row.next_check_at.getTime() - Date.now());
      await refunder.execute(id);
      return false;
    });
    expect(await refundRow(api, id)).toMatchObject({ state: 'confirmed' });
    const refunds = await sandbox.control('GET', `/refunds?reference=${reference}`);
    expect(refunds).toMatchObject([{ amountPence: 1_230 }]);
  });
});
