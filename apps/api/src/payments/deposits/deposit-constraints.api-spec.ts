import { depositLimits } from '@app/contracts';
import { depositOf, toPence, toPounds } from '@app/pricing';
import { attemptsOf, beginDeposit } from '../testing/a-deposit';
import { useCards } from '../testing/use-cards';

const { api } = useCards();

const id = (letter: string) => letter.repeat(21) + 'A';
const aRow = (changes: Record<string, unknown> = {}) => ({
  id: id('A'),
  order_id: id('A'),
  customer_name: 'Ada',
  customer_email: 'ada@example.com',
  customer_phone: '0118 496 0123',
  tops_amount: '357.00',
  delivery_amount: '0.00',
  total_amount: '357.00',
  deposit_amount: '35.70',
  needs_delivery: false,
  delivery_address: null,
  description: '',
  created_at: '2026-11-21T11:00:00Z',
  ...changes,
});
const insert = async (table: string, row: Record<string, unknown>) => {
  const columns = Object.keys(row);
  const placeholders = columns.map((_, index) => `$${index + 1}`).join(', ');
  await api.sql(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${placeholders})`, Object.values(row));
};
beforeAll(() =>
  insert('customer_order', {
    id: id('A'),
    channel: 'web',
    created_at: '2026-11-21T11:00:00Z',
    deposit_amount: '35.70',
    price: '357.00',
  }),
);
afterEach(() => api.sql('DELETE FROM deposit WHERE id = $1', [id('A')]));

describe('the database rejects a deposit', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['whose parts do not add up', 'ck_deposit_total_amount', { tops_amount: '356.99' }],
    ['of a penny more', 'ck_deposit_deposit_amount', { deposit_amount: '35.71' }],
    ['of a penny less', 'ck_deposit_deposit_amount', { deposit_amount: '35.69' }],
    [
      'of £0',
      'ck_deposit_deposit_amount',
      { tops_amount: '0.04', total_amount: '0.04', deposit_amount: '0.00' },
    ],
    ['with delivery for £0', 'ck_deposit_delivery_amount', { needs_delivery: true, delivery_address: 'RG1' }],
    [
      'with delivery but no address',
      'ck_deposit_delivery_address',
      { needs_delivery: true, delivery_amount: '35.00', total_amount: '392.00', deposit_amount: '39.20' },
    ],
    ['without delivery but with an address', 'ck_deposit_delivery_address', { delivery_address: 'RG1' }],
    ['without a customer name', 'ck_deposit_customer_name', { customer_name: '' }],
    [
      'with too long a name',
      'ck_deposit_customer_name',
      { customer_name: 'x'.repeat(depositLimits.customerName + 1) },
    ],
    [
      'with too long a phone number',
      'ck_deposit_customer_phone',
      { customer_phone: '1'.repeat(depositLimits.customerPhone + 1) },
    ],
    ['without a valid email address', 'ck_deposit_customer_email', { customer_email: 'ada' }],
    [
      'with too long a description',
      'ck_deposit_description',
      { description: 'x'.repeat(depositLimits.quotesDescription + 1) },
    ],
    ['with an unknown status', 'ck_deposit_status', { status: 'open' }],
    ['paid without a time', 'ck_deposit_paid_at', { status: 'paid' }],
    ['with a malformed id', 'ck_deposit_id', { id: '412' }],
  ])('%s', async (_, constraint, changes) => {
    await expect(insert('deposit', aRow(changes))).rejects.toMatchObject({ constraint });
  });

  it('rounded differently from the price library, which rounds half a penny up', async () => {
    for (const total of ['0.05', '0.15', '0.25', '1.05', '228.25', '1234.55', '9999.95']) {
      const deposit_amount = toPounds(depositOf(toPence(total)));
      await insert('deposit', aRow({ tops_amount: total, total_amount: total, deposit_amount }));
      await api.sql('DELETE FROM deposit WHERE id = $1', [id('A')]);
    }
  });
});

describe('whatever the code does, an order has at most', () => {
  const orderOf = async (depositId: string) =>
    (await api.sql<{ order_id: string }>('SELECT order_id FROM deposit WHERE id = $1', [depositId]))[0]
      ?.order_id;

  it('one open page for its deposit', async () => {
    const { id: first } = await beginDeposit(api);
    const second = aRow({ order_id: await orderOf(first), is_open: true });
    await expect(insert('deposit', second)).rejects.toMatchObject({ constraint: 'uq_deposit_open' });
  });

  it('one paid deposit', async () => {
    const { id: first } = await beginDeposit(api);
    const paid = { status: 'paid', paid_at: new Date() };
    await api.sql(`UPDATE deposit SET is_open = false, status = 'paid', paid_at = now() WHERE id = $1`, [
      first,
    ]);
    const second = aRow({ order_id: await orderOf(first), ...paid });
    await expect(insert('deposit', second)).rejects.toMatchObject({ constraint: 'uq_deposit_paid' });
  });
});

describe('whatever the code does, a deposit has only', () => {
  it.each(['creating', 'open', 'failed'])('one live attempt, for example one that is %s', async (state) => {
    const deposit = await beginDeposit(api);
    const insertAttempt = `INSERT INTO payment_attempt (id, deposit_id, number, checkout_reference, notice_token, state, amount,
        currency, merchant_code, valid_until, checkout_id, created_at)
      VALUES ($1, $2, 2, 'dep-2', $1, $3, 35.7, 'GBP', 'MC', now(), 'x', now())`;
    await expect(api.sql(insertAttempt, [id('B'), deposit.id, state])).rejects.toMatchObject({
      constraint: 'uq_payment_attempt_live',
    });
  });

  it('one paid attempt', async () => {
    const deposit = await beginDeposit(api);
    await api.sql(`UPDATE payment_attempt SET state = 'paid', settled_at = now() WHERE deposit_id = $1`, [
      deposit.id,
    ]);
    const insertAttempt = `INSERT INTO payment_attempt (id, deposit_id, number, checkout_reference, notice_token, state, amount,
        currency, merchant_code, valid_until, checkout_id, created_at, settled_at)
      VALUES ($1, $2, 2, 'dep-3', $1, 'paid', 35.7, 'GBP', 'MC', now(), 'y', now(), now())`;
    await expect(api.sql(insertAttempt, [id('C'), deposit.id])).rejects.toMatchObject({
      constraint: 'uq_payment_attempt_paid',
    });
  });

  it('consistent attempts', async () => {
    const [attempt] = await attemptsOf(api, (await beginDeposit(api)).id);
    for (const [change, constraint] of [
      [`state = 'paid'`, 'ck_payment_attempt_settled_at'],
      [`settled_at = now()`, 'ck_payment_attempt_settled_at'],
      [`state = 'review', settled_at = now()`, 'ck_payment_attempt_review_reason'],
      [`checkout_id = NULL`, 'ck_payment_attempt_checkout_id'],
      [`state = 'lost', settled_at = now()`, 'ck_payment_attempt_state'],
      [`amount = 0`, 'ck_payment_attempt_amount'],
    ] as const) {
      const write = api.sql(`UPDATE payment_attempt SET ${change} WHERE id = $1`, [attempt?.id]);
      await expect(write).rejects.toMatchObject({ constraint });
    }
  });
});
