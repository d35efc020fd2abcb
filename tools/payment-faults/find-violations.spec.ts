import assert from 'node:assert/strict';
import { it } from 'vitest';
import {
  findViolations,
  type Attempt,
  type Charge,
  type Entered,
  type GivenBack,
  type Mailed,
  type Overdue,
  type Receipted,
  type Unequal,
} from './find-violations.ts';
import type { PaymentSystem } from './system.ts';

const anAttempt = (attempt: Partial<Attempt> = {}): Attempt => ({
  reference: 'dep-a-1',
  state: 'paid',
  deposit_status: 'paid',
  pence: 2285,
  quote_ids: ['quote-1'],
  purpose: 'deposit',
  ...attempt,
});

const aCharge = (charge: Partial<Charge> = {}): Charge => ({
  reference: 'dep-a-1',
  charges: 1,
  chargedPence: 2285,
  injectedCharges: 0,
  refundedPence: 0,
  ...charge,
});

interface Further {
  overdue?: Overdue[];
  mailed?: Mailed[];
  isOver?: boolean;
  givenBack?: GivenBack[];
  unequal?: Unequal[];
  receipted?: Receipted[];
  overpaid?: { id: string }[];
  /** Absent: the ledger has what the provider has. */
  entered?: Entered[];
}

/** What would be found where the shop says the one and the provider the other. */
function found(attempts: Attempt[], charges: Charge[], further: Further = {}) {
  const { overdue = [], mailed = [], isOver = true, givenBack = [], unequal = [] } = further;
  const asCharged = charges.map(({ reference, chargedPence, refundedPence }) => ({
    reference,
    charged: chargedPence,
    back: refundedPence,
  }));
  const rowsOf = (text: string) => {
    if (text.includes('payment-received')) return further.receipted ?? [];
    if (text.includes('order_price')) return further.overpaid ?? [];
    if (text.includes('ledger_entry')) return further.entered ?? asCharged;
    if (text.includes('array_agg')) return attempts;
    if (text.includes('next_check_at <')) return overdue;
    if (text.includes('JOIN mail')) return mailed;
    if (text.includes('amount_back')) return givenBack;
    return text.includes('is_of_deposit') ? unequal : [];
  };
  const system = {
    control: () => Promise.resolve(charges),
    sql: (text: string) => Promise.resolve(rowsOf(text)),
    scaled: (ms: number) => ms,
  };
  return findViolations(system as unknown as PaymentSystem, { isOver });
}

it('finds nothing where every charge has its paid attempt', async () => {
  assert.deepEqual(await found([anAttempt()], [aCharge()]), []);
  assert.deepEqual(await found([anAttempt({ state: 'review', deposit_status: 'review' })], [aCharge()]), []);
  assert.deepEqual(await found([anAttempt({ state: 'expired', deposit_status: 'failed' })], []), []);
});

for (const [what, attempts, charges, sentence] of [
  ['a charge that nobody asked for', [], [aCharge()], /no attempt of that name/],
  ['a charge that was not noticed', [anAttempt({ state: 'open' })], [aCharge()], /its attempt is open/],
  ['a payment that was never made', [anAttempt()], [], /nothing was charged/],
  ['a penny too much', [anAttempt()], [aCharge({ chargedPence: 2286 })], /2286p/],
  [
    'two charges on one page',
    [anAttempt()],
    [aCharge({ charges: 2, chargedPence: 4570 })],
    /charged 2 times/,
  ],
  [
    'two pages charged for one quote',
    [anAttempt(), anAttempt({ reference: 'dep-b-1', state: 'review' })],
    [aCharge(), aCharge({ reference: 'dep-b-1' })],
    /quote quote-1 was charged 2 times/,
  ],
  [
    'a deposit that does not know',
    [anAttempt({ deposit_status: 'pending' })],
    [aCharge()],
    /deposit is pending/,
  ],
] as [string, Attempt[], Charge[], RegExp][])
  it(`finds ${what}`, async () => {
    assert.match((await found(attempts, charges)).join('\n'), sentence);
  });

it('finds what should have been looked at', async () => {
  const overdue = [{ reference: 'dep-a-1', state: 'open' }];
  assert.match((await found([], [], { overdue })).join(), /should have been looked at/);
});

for (const [what, mailed, sentence] of [
  ['nothing where a paid deposit is confirmed and told once', aMailed(), undefined],
  ['nothing where no mail says of an open deposit that it is paid', aMailed('pending', 0, 0), undefined],
  ['a customer who was never told', aMailed('paid', 0, 1), /confirmed to its customer 0 times/],
  ['a customer who was told twice', aMailed('paid', 2, 1), /confirmed to its customer 2 times/],
  ['a team that was never told', aMailed('paid', 1, 0), /told to the team 0 times/],
  ['a mail that calls a failed deposit paid', aMailed('failed', 1, 0), /is failed and confirmed/],
] as [string, Mailed, RegExp | undefined][])
  it(`finds ${what}`, async () => {
    const said = (await found([anAttempt()], [aCharge()], { mailed: [mailed] })).join('\n');
    if (sentence) assert.match(said, sentence);
    else assert.equal(said, '');
  });

function aMailed(status = 'paid', confirmations = 1, notices = 1): Mailed {
  return { id: 'a', status, confirmations, notices };
}

const aRefund = (back: Partial<GivenBack> = {}) => ({
  reference: 'dep-a-1',
  confirmed: 2285,
  is_live: false,
  mails: 1,
  count: 1,
  ...back,
});

it('is content with money that went back once and was told', async () => {
  const returned = anAttempt({ state: 'returned', deposit_status: 'failed' });
  assert.deepEqual(
    await found([returned], [aCharge({ refundedPence: 2285 })], { givenBack: [aRefund()] }),
    [],
  );
});

it('finds money that went back twice, unasked, or untold', async () => {
  const back = { givenBack: [aRefund({ mails: 0 })] };
  assert.deepEqual(await found([anAttempt()], [aCharge({ refundedPence: 4570 })], back), [
    'dep-a-1 was charged 2285p, and 4570p were given back',
    'dep-a-1: 4570p were given back, and our books have 2285p',
    'dep-a-1 was given back 1 times and its customer told 0 times',
  ]);
  assert.deepEqual(await found([anAttempt()], [aCharge({ refundedPence: 100 })]), [
    'dep-a-1: 100p were given back, and our books have 0p',
  ]);
});

it('gives a refund that is under way its time', async () => {
  const givenBack = [aRefund({ is_live: true, confirmed: 0, count: 0, mails: 0 })];
  assert.deepEqual(await found([anAttempt()], [aCharge({ refundedPence: 2285 })], { givenBack }), []);
});

it('finds quotes that bear another amount than was paid and given back', async () => {
  assert.deepEqual(await found([anAttempt()], [aCharge()], { unequal: [{ deposit_id: 'a' }] }), [
    'deposit a: what its quotes bear is not what was paid and given back',
  ]);
});

it('finds money that is not in the ledger, and entries without money', async () => {
  const entry = { reference: 'dep-a-1', charged: 2285, back: 0 };
  assert.deepEqual(await found([anAttempt()], [aCharge()], { entered: [] }), [
    'dep-a-1 was charged 2285p and given 0p back, and the ledger has 0p and 0p',
  ]);
  assert.deepEqual(await found([anAttempt()], [aCharge()], { entered: [{ ...entry, charged: 4570 }] }), [
    'dep-a-1 was charged 2285p and given 0p back, and the ledger has 4570p and 0p',
  ]);
  assert.deepEqual(
    await found([anAttempt()], [aCharge()], { entered: [entry, { ...entry, reference: 'dep-b-1' }] }),
    ['dep-b-1 is in the ledger, and nothing was charged'],
  );
});

it('finds nothing wrong with two parts of one balance', async () => {
  const parts = ['dep-a-1', 'dep-b-1'].map((reference) => ({
    attempt: anAttempt({ reference, purpose: 'balance' }),
    charge: aCharge({ reference }),
  }));
  const [attempts, charges] = [parts.map(({ attempt }) => attempt), parts.map(({ charge }) => charge)];
  assert.deepEqual(await found(attempts, charges), []);
});

it('finds a balance without its receipt, and more than the price', async () => {
  const receipted = [{ id: 'bal', status: 'paid', receipts: 0 }];
  assert.deepEqual(await found([], [], { receipted, overpaid: [{ id: 'quote-1' }] }), [
    'quote quote-1 has received more than its price',
    'balance bal is paid and has 0 receipts',
  ]);
});
