import { paths, type MoneyResponse, type PayoutsResponse, type ReconciliationResponse } from '@app/contracts';
import { pence } from '@app/pricing';
import { beginDeposit, checkAttempts } from '../../payments/testing/a-deposit';
import { aRefunder, requestRefund } from '../../payments/testing/a-refund';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { countQueries } from '../../testing/count-queries';
import { expectRefusal } from '../../testing/expect-refusal';
import { ReadReconciliation } from './read-reconciliation';
import { useApi } from '../../testing/use-api';

/** A Wednesday, and days before it. */
let now = new Date('2026-11-04T12:00:00Z');
const clock = () => now;
let staff: StaffCalls;
const cards = new FakeCardPayments(clock);

async function aPaidDeposit(at: string) {
  now = new Date(at);
  const deposit = await beginDeposit(api);
  cards.pay(`dep-${deposit.id}-1`);
  await checkAttempts(api, deposit.id);
  return deposit;
}
async function giveBack(depositId: string, at: string, amount: string) {
  now = new Date(at);
  staff = await asStaff(api);
  const { id } = await requestRefund(api, depositId, { amount }, staff);
  await aRefunder(api, cards, { now: clock }).refunder.carryOut(id);
}
const day = async (text: string) =>
  (await staff.get(paths.reconciliation(text))).json<ReconciliationResponse>();
const money = async (query = '') => (await staff.get(`${paths.money}${query}`)).json<MoneyResponse>();
let first: Awaited<ReturnType<typeof aPaidDeposit>>;
const api = useApi({ cardPayments: cards, now: clock });
beforeAll(async () => {
  first = await aPaidDeposit('2026-11-04T12:00:00Z');
  await aPaidDeposit('2026-11-08T23:59:59Z');
  await aPaidDeposit('2026-11-09T00:00:00Z');
  await giveBack(first.id, '2026-11-10T09:00:00Z', '10.00');
});
const nothingByHand = { 'card-counter': '0.00', 'bank-transfer': '0.00', cash: '0.00' };
afterEach(() => cards.recover());

it('adds up each week in London, the latest first', async () => {
  const { weeks, total } = await money('?weeks=3');
  expect(weeks).toEqual([
    {
      from: '2026-11-09',
      to: '2026-11-15',
      quotes: 1,
      expected: '35.70',
      deposits: 1,
      recorded: 0,
      received: '35.70',
      byMeans: { ...nothingByHand, 'card-online': '35.70' },
      refunds: 1,
      refunded: '10.00',
      net: '25.70',
    },
    expect.objectContaining({
      from: '2026-11-02',
      to: '2026-11-08',
      quotes: 2,
      expected: '71.40',
      net: '71.40',
    }),
    expect.objectContaining({
      from: '2026-10-26',
      quotes: 0,
      expected: '0.00',
      deposits: 0,
      received: '0.00',
      net: '0.00',
    }),
  ]);
  expect(total).toEqual({
    quotes: 3,
    expected: '107.10',
    deposits: 3,
    recorded: 0,
    received: '107.10',
    byMeans: { ...nothingByHand, 'card-online': '107.10' },
    refunds: 1,
    refunded: '10.00',
    net: '97.10',
  });
  expect((await money()).weeks).toHaveLength(12);
});

it('asks the database once for it, however many weeks there are', async () => {
  const few = await countQueries(() => money('?weeks=1'));
  expect(await countQueries(() => money('?weeks=53'))).toBe(few);
});

it.each(['0', '54', '1.5', 'x'])('knows no %s weeks', async (weeks) => {
  expectRefusal(await staff.get(`${paths.money}?weeks=${weeks}`), 'request/invalid');
});

it('lays a day beside the provider’s books', async () => {
  expect(await day('2026-11-04')).toMatchObject({
    day: '2026-11-04',
    askedAt: now.toISOString(),
    ours: { payments: 1, amount: '35.70', refunds: 0, refunded: '0.00' },
    isEqual: true,
    rows: [
      {
        kind: 'payment',
        verdict: 'equal',
        depositId: first.id,
        quotes: [{ id: first.quoteId }],
        ours: '35.70',
      },
    ],
  });
  expect(await day('2026-11-10')).toMatchObject({
    isEqual: true,
    theirs: { payments: 0, refunds: 1, refunded: '10.00' },
    rows: [{ kind: 'refund', verdict: 'equal', depositId: first.id, transactionCode: expect.any(String) }],
  });
  expect(await day('2026-11-05')).toMatchObject({ isEqual: true, rows: [] });
});

it('finds what was planted: a refund made elsewhere, and a payment that only one has', async () => {
  now = new Date('2026-11-10T10:00:00Z');
  cards.giveBackElsewhere(`dep-${first.id}-1`, pence(700));
  const found = await day('2026-11-10');
  expect(found.rows.map(({ kind, verdict, theirs }) => [kind, verdict, theirs])).toEqual([
    ['refund', 'theirs', '7.00'],
    ['refund', 'equal', '10.00'],
  ]);
  const [known] = await api.sql<{ id: string }>(
    `SELECT id FROM ledger_entry WHERE deposit_id = $1 AND kind = 'payment'`,
    [first.id],
  );
  const enter = (more: string) =>
    api.sql(
      `INSERT INTO ledger_entry (kind, means, pence, deposit_id, attempt_id, transaction_id, corrects_id, moved_at, recorded_at)
       SELECT ${more}, moved_at, recorded_at FROM ledger_entry WHERE id = $1`,
      [known?.id],
    );
  const unknown = 'b1c0ffee-0000-4000-8000-000000000001';
  await enter(`'payment', means, pence, deposit_id, attempt_id, '${unknown}', NULL::bigint`);
  expect((await day('2026-11-04')).rows.map(({ verdict }) => verdict).sort()).toEqual(['equal', 'ours']);
  await enter(`'correction', means, 1, deposit_id, attempt_id, transaction_id, id`);
  expect(await day('2026-11-04')).toMatchObject({
    isEqual: false,
    rows: expect.arrayContaining([
      expect.objectContaining({ verdict: 'differs', ours: '35.71', theirs: '35.70' }),
    ]) as object[],
  });
  await api.sql(
    `SELECT set_config('vanity_tops.restoring', pg_current_xact_id()::text, true);
     DELETE FROM ledger_entry WHERE kind = 'correction' OR transaction_id = '${unknown}'`,
  );
});

it('shows our books alone where the provider does not answer', async () => {
  cards.beUnavailable('history');
  expect(await day('2026-11-04')).toMatchObject({
    askedAt: null,
    theirs: null,
    isEqual: null,
    ours: { payments: 1, amount: '35.70' },
    rows: [{ verdict: 'unchecked' }],
  });
});

describe('a day with thousands of payments', () => {
  const busy = '2026-10-07';
  const page = async (query = '') =>
    (await staff.get(`${paths.reconciliation(busy)}${query}`)).json<ReconciliationResponse>();
  const readings = () => cards.calls.filter(({ operation }) => operation === 'history').length;
  beforeAll(() => {
    for (let second = 0; second < 2_460; second += 1)
      cards.moveOutside({
        kind: 'payment',
        amount: pence(4_770),
        at: new Date(Date.UTC(2026, 9, 7, 8, 0, second)),
        means: second < 2_200 ? 'card-online' : 'card-counter',
      });
  });

  it('comes by pages of one reading, with its sums on each', async () => {
    const before = readings();
    const pages = [
      await page(),
      await page('?page=2'),
      await page('?page=11&pageSize=200'),
      await page('?page=99'),
    ];
    expect(readings() - before).toBe(1);
    expect(pages.map(({ rows }) => rows.length)).toEqual([50, 50, 200, 0]);
    for (const each of pages)
      expect(each).toMatchObject({
        total: 2_200,
        differences: 2_200,
        isEqual: false,
        theirs: { payments: 2_200, amount: '104940.00' },
        takingsTotal: 260,
      });
    expect(pages[0]?.takings).toHaveLength(200);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ transactionId }) => transactionId))).size).toBe(
      300,
    );
  });

  it('is read once for all who ask at the same time, and anew for who asks later', async () => {
    const before = readings();
    const reconciliation = api.app.get(ReadReconciliation);
    const read = () => reconciliation.read({ year: 2026, month: 10, day: 7 }, { limit: 50, offset: 0 });
    await Promise.all(Array.from({ length: 10 }, read));
    expect(readings() - before).toBe(1);
    await read();
    expect(readings() - before).toBe(2);
  });

  it.each(['?page=0', '?pageSize=201', '?page=x'])('refuses %s', async (query) => {
    expectRefusal(await staff.get(paths.reconciliation(busy) + query), 'request/invalid');
  });
});

it.each(['2026-02-30', 'today', '2026-1-1'])('knows no day %s', async (text) => {
  expectRefusal(await staff.get(paths.reconciliation(text)), 'request/invalid');
});

describe('payouts', () => {
  const line = { kind: 'payment', day: '2026-11-09', reference: 'p1', fee: pence(60) } as const;
  const payouts = async () => (await staff.get(paths.payouts)).json<PayoutsResponse>();
  afterEach(() => {
    cards.payouts = [];
  });

  it('tell what arrived, the fees and for which orders, the latest first', async () => {
    const [paid] = cards.all().filter(({ reference }) => reference === `dep-${first.id}-1`);
    const code = paid?.transactions[0]?.code ?? null;
    cards.payouts = [
      { ...line, transactionCode: code, amount: pence(3_510) },
      { ...line, transactionCode: 'TPOS', amount: pence(1_940) },
      { ...line, kind: 'refund', transactionCode: code, amount: pence(-1_000), fee: pence(0) },
      { ...line, day: '2026-11-10', reference: 'p2', transactionCode: 'TX', amount: pence(500) },
    ];
    expect(await payouts()).toEqual({
      state: 'ok',
      payouts: [
        expect.objectContaining({ day: '2026-11-10', amount: '5.00', fees: '0.60' }),
        {
          day: '2026-11-09',
          reference: 'p1',
          amount: '44.50',
          fees: '1.20',
          lines: [
            expect.objectContaining({
              amount: '35.10',
              fee: '0.60',
              quotes: [{ id: first.quoteId, reference: expect.any(String) }],
            }),
            expect.objectContaining({ amount: '19.40', transactionCode: 'TPOS', quotes: [] }),
            expect.objectContaining({ kind: 'refund', amount: '-10.00', quotes: [expect.anything()] }),
          ],
        },
      ],
    });
  });

  it('are told apart: none there, not told to us, and no answer', async () => {
    expect(await payouts()).toEqual({ state: 'ok', payouts: [] });
    cards.payouts = null;
    expect(await payouts()).toEqual({ state: 'not-available', payouts: [] });
    cards.beUnavailable('payouts');
    expect(await payouts()).toEqual({ state: 'no-answer', payouts: [] });
  });
});
