import { paths } from '@app/contracts';
import { Statements } from '../../database/statements';
import { countQueries } from '../../testing/database/count-queries';
import { expectError } from '../../testing/expect-error';
import { startApi, type TestApi } from '../../testing/servers/start-api';
import { textOf } from '../../testing/text-of';
import { findDueAttemptsSql } from '../attempts/attempt-statements';
import { beginDeposit, lastAttempt, statusOf } from '../testing/a-deposit';
import { FakeCardPayments } from '../testing/fake-card-payments';
import { saveAQuote } from '../../testing/builders/a-basket';

let api: TestApi;
let aheadMs = 0;
/** The clock only moves when a test moves it. */
const startedAt = Date.now();
const now = () => new Date(startedAt + aheadMs);
beforeAll(async () => {
  api = await startApi({ cardPayments: new FakeCardPayments(now), now });
});
afterAll(() => api.stop());
afterEach(() => {
  aheadMs = 0;
});

it('contains only what the result page shows, and is not cached (D9)', async () => {
  const deposit = await beginDeposit(api);
  const response = await api.get(paths.depositStatus(deposit.id));
  expect(response.json()).toEqual({
    id: deposit.id,
    purpose: 'deposit',
    paymentStatus: 'pending',
    depositAmount: '35.70',
    customerName: 'Ada Lovelace',
    isRefunded: false,
    references: [expect.stringMatching(/^VT-26-\d{5}$/)],
  });
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
});

it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'x', '412', "' OR 1=1", '%00'])(
  'returns 404 for the id %j',
  async (id) => {
    expectError(await api.get(paths.depositStatus(id)), 'deposit/not-found');
  },
);

it('runs two statements: the status and the rate limit', async () => {
  const deposit = await beginDeposit(api);
  await statusOf(api, deposit.id);
  expect(await countQueries(() => statusOf(api, deposit.id))).toBe(2);
});

it('makes a check due at most every three seconds', async () => {
  const deposit = await beginDeposit(api);
  const inAnHour = new Date(Date.now() + 3_600_000);
  const dueAt = async () => (await lastAttempt(api, deposit.id)).next_check_at?.getTime() ?? 0;
  const postpone = (lastCheckedAt: Date) =>
    api.sql('UPDATE payment_attempt SET next_check_at = $2, last_checked_at = $3 WHERE deposit_id = $1', [
      deposit.id,
      inAnHour,
      lastCheckedAt,
    ]);
  await postpone(now());
  await statusOf(api, deposit.id);
  expect(await dueAt()).toBe(inAnHour.getTime());
  aheadMs = 3_100;
  await statusOf(api, deposit.id);
  expect(await dueAt()).toBeLessThanOrEqual(now().getTime());
});

it('does not make a check due while one is running, or after the attempt is settled', async () => {
  const deposit = await beginDeposit(api);
  const inAnHour = new Date(Date.now() + 3_600_000);
  for (const change of [`lease_until = now() + interval '1 hour'`, `state = 'expired', settled_at = now()`]) {
    await api.sql(
      `UPDATE payment_attempt SET next_check_at = $2, last_checked_at = NULL, ${change} WHERE deposit_id = $1`,
      [deposit.id, inAnHour],
    );
    await statusOf(api, deposit.id);
    expect((await lastAttempt(api, deposit.id)).next_check_at).toEqual(inAnHour);
  }
});

describe('among many thousands of payments', () => {
  beforeAll(async () => {
    const { id: quoteId } = await saveAQuote(api);
    await api.sql(`
      INSERT INTO customer_order (id, channel, created_at, deposit_amount, price)
      SELECT left(translate(encode(sha256(number::text::bytea), 'base64'), '+/', '-_'), 21) || 'A', 'web', now(), 35.70, 357
      FROM generate_series(1, 20000) AS number`);
    await api.sql(
      `INSERT INTO order_item (order_id, quote_id, agreed_id, top_id, position)
       SELECT id, $1, $1, $1, 1 FROM customer_order ON CONFLICT DO NOTHING`,
      [quoteId],
    );
    await api.sql(`
      INSERT INTO deposit (id, order_id, customer_name, customer_email, customer_phone, tops_amount, delivery_amount,
        total_amount, deposit_amount, needs_delivery, description, created_at)
      SELECT id, id, 'Ada', 'ada@example.com', '1', 357, 0, 357, 35.7, false, '', now() FROM customer_order
      ON CONFLICT DO NOTHING`);
    await api.sql(`
      INSERT INTO payment_attempt (id, deposit_id, number, checkout_reference, notice_token, state, amount, currency,
        merchant_code, valid_until, checkout_id, created_at, settled_at, next_check_at)
      SELECT id, id, 1, 'dep-' || id, id, 'expired', 35.7, 'GBP', 'MCFAKE01', now(), id, now(), now(),
        CASE WHEN id < '-z' THEN now() END
      FROM deposit ON CONFLICT DO NOTHING`);
    await api.sql('ANALYZE deposit, payment_attempt, customer_order, order_item');
  });

  const planOf = async (text: string, values: unknown[]) =>
    JSON.stringify(await api.sql(`EXPLAIN (FORMAT JSON, GENERIC_PLAN false) ${text}`, values));

  it('due attempts are found by their index', async () => {
    const plan = await planOf(findDueAttemptsSql, [new Date(), 50]);
    expect(plan).toContain('ix_payment_attempt_next_check_at');
    // The table of the hold after a restore has at most one row, and no index.
    expect(plan).not.toMatch(/"Seq Scan"[^{}]*"Relation Name":"payment_attempt"/);
  });

  it('a status is found by indexes only', async () => {
    const deposit = await beginDeposit(api);
    const run = vi.spyOn(api.app.get(Statements), 'run');
    await statusOf(api, deposit.id);
    const [statement = '', values] =
      run.mock.calls.find(([text]) => textOf(text).includes('is_being_checked')) ?? [];
    run.mockRestore();
    const plan = await planOf(textOf(statement), [...(values ?? [])]);
    expect(plan).toContain('pk_deposit');
    expect(plan).toContain('uq_payment_attempt_live');
    expect(plan).not.toContain('"Node Type":"Seq Scan"');
  });
});
