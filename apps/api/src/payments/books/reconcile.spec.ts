import { pence } from '@app/pricing';
import type { BookEntry } from '../provider/card-payments';
import type { OurRow } from './our-books';
import { reconcile, toRow } from './reconcile';

const day = { since: new Date('2026-11-21T00:00:00Z'), before: new Date('2026-11-22T00:00:00Z') };
const noon = new Date('2026-11-21T12:00:00Z');
const ours = (detail: Partial<OurRow> = {}): OurRow => ({
  entry_id: '1',
  kind: 'payment',
  at: noon,
  transaction_id: 'a',
  transaction_code: 'TA',
  amount: '35.70',
  deposit_id: 'd1',
  quotes: [{ id: 'q1', reference: 'VT-26-00001' }],
  ...detail,
});
const theirs = (detail: Partial<BookEntry> = {}): BookEntry => ({
  kind: 'payment',
  lineId: 'a',
  at: noon,
  transactionId: 'a',
  transactionCode: 'TA',
  amount: pence(3_570),
  means: 'card-online',
  ...detail,
});
const rowsOf = (mine: OurRow[], other: BookEntry[] | null) => reconcile(day, mine, other).pairs.map(toRow);
const verdicts = (mine: OurRow[], other: BookEntry[] | null) =>
  rowsOf(mine, other).map(({ kind, verdict, ours: one, theirs: two }) => [kind, verdict, one, two]);

it('calls books equal that are', () => {
  const refund = { kind: 'refund', amount: '10.00' } as const;
  const found = reconcile(
    day,
    [ours(), ours(refund)],
    [theirs(), theirs({ kind: 'refund', amount: pence(1_000) })],
  );
  expect(found.isEqual).toBe(true);
  expect(found.ours).toEqual({ payments: 1, amount: '35.70', refunds: 1, refunded: '10.00' });
  expect(found.theirs).toEqual(found.ours);
});

it.each<[string, OurRow[], BookEntry[], unknown[]]>([
  ['what we have alone', [ours()], [], [['payment', 'ours', '35.70', null]]],
  ['what they have alone', [], [theirs()], [['payment', 'theirs', null, '35.70']]],
  [
    'another amount',
    [ours()],
    [theirs({ amount: pence(3_571) })],
    [['payment', 'differs', '35.70', '35.71']],
  ],
  [
    'a refund that we do not know',
    [ours()],
    [theirs(), theirs({ kind: 'refund', amount: pence(500) })],
    [
      ['payment', 'equal', '35.70', '35.70'],
      ['refund', 'theirs', null, '5.00'],
    ],
  ],
  [
    'a refund of another amount',
    [ours({ kind: 'refund', amount: '5.00' })],
    [theirs({ kind: 'refund', amount: pence(600) })],
    [['refund', 'differs', '5.00', '6.00']],
  ],
  [
    'a second refund of the same amount',
    [ours({ kind: 'refund', amount: '5.00' })],
    [theirs({ kind: 'refund', amount: pence(500) }), theirs({ kind: 'refund', amount: pence(500) })],
    [
      ['refund', 'equal', '5.00', '5.00'],
      ['refund', 'theirs', null, '5.00'],
    ],
  ],
  [
    'a payment of the same amount by another card',
    [ours()],
    [theirs({ transactionId: 'b' })],
    [
      ['payment', 'theirs', null, '35.70'],
      ['payment', 'ours', '35.70', null],
    ],
  ],
  [
    'that what was paid by our books was given back by theirs',
    [ours()],
    [theirs({ kind: 'refund' })],
    [
      ['refund', 'theirs', null, '35.70'],
      ['payment', 'ours', '35.70', null],
    ],
  ],
])('finds %s', (_, mine, other, rows) => {
  expect(verdicts(mine, other)).toEqual(rows);
  expect(reconcile(day, mine, other).isEqual).toBe(false);
});

it('takes a chargeback for no refund, and counts it to what was given back', () => {
  const back = { kind: 'chargeback', amount: pence(500) } as const;
  expect(verdicts([ours({ kind: 'refund', amount: '5.00' })], [theirs(back)])).toEqual([
    ['chargeback', 'theirs', null, '5.00'],
    ['refund', 'ours', '5.00', null],
  ]);
  const found = reconcile(day, [ours({ kind: 'chargeback', amount: '5.00' })], [theirs(back)]);
  expect(found).toMatchObject({ isEqual: true, theirs: { payments: 0, refunds: 1, refunded: '5.00' } });
});

describe('what was taken at the counter', () => {
  const counter = (detail: Partial<BookEntry> = {}) =>
    theirs({ transactionId: 'pos', transactionCode: 'TP', means: 'card-counter', ...detail });
  const quote = { id: 'q9', reference: 'VT-26-00009' };
  const recorded = { means: 'card-counter', amount: '35.70', quote } as const;

  it('is no difference and in no sum, and can be seen', () => {
    const found = reconcile(day, [ours()], [theirs(), counter(), counter({ kind: 'refund' })]);
    expect(found).toMatchObject({ isEqual: true, theirs: { payments: 1, refunds: 0 } });
    const seen = { means: 'card-counter', amount: '35.70', transactionCode: 'TP', quotes: [] };
    expect(found.takings).toMatchObject([
      { ...seen, kind: 'payment', at: noon.toISOString() },
      { ...seen, kind: 'refund' },
    ]);
  });

  it('is matched once with what staff recorded by the same means and to the penny', () => {
    const takings = [
      counter({ means: 'cash' }),
      counter({ amount: pence(3_571) }),
      counter({ kind: 'refund' }),
      counter(),
      counter(),
    ];
    const found = reconcile(day, [], takings, [recorded]).takings.map(({ quotes }) => quotes);
    expect(found).toEqual([[], [], [], [quote], []]);
  });

  it('is that of another day there', () => {
    expect(reconcile(day, [], [counter({ at: day.before })]).takings).toEqual([]);
  });

  it('is a payment of ours where we know it', () => {
    const found = reconcile(day, [ours()], [theirs({ means: 'card-counter' })]);
    expect(found).toMatchObject({ isEqual: true, takings: [], theirs: { payments: 1 } });
  });
});

it('pairs what fits to the penny before what differs', () => {
  const mine = [ours({ kind: 'refund', amount: '5.00' }), ours({ kind: 'refund', amount: '6.00' })];
  const other = [
    theirs({ kind: 'refund', amount: pence(700) }),
    theirs({ kind: 'refund', amount: pence(500) }),
  ];
  expect(verdicts(mine, other)).toEqual([
    ['refund', 'differs', '6.00', '7.00'],
    ['refund', 'equal', '5.00', '5.00'],
  ]);
});

it('counts a payment to the day on which the provider has it, whenever we learnt of it', () => {
  const before = new Date('2026-11-20T23:59:59Z');
  expect(verdicts([ours({ at: noon })], [theirs({ at: before })])).toEqual([]);
  expect(verdicts([ours({ at: new Date('2026-11-23T09:00:00Z') })], [theirs()])).toHaveLength(1);
});

it('begins with the first instant of the day, and ends before that of the next', () => {
  const instants = [-1, 0, 86_399_999, 86_400_000].map((ms) => new Date(day.since.getTime() + ms));
  const shown = instants.slice(1, 3).map((at) => at.toISOString());
  const mine = instants.map((at, index) => ours({ at, transaction_id: `${index}` }));
  const other = instants.map((at, index) => theirs({ at, transactionId: `${index}` }));
  for (const rows of [rowsOf(mine, []), rowsOf([], other), rowsOf(mine, null)]) {
    expect(rows.map(({ at }) => at)).toEqual(shown);
  }
});

it('lists what either has in the order of time', () => {
  const at = (hour: number) => new Date(day.since.getTime() + hour * 3_600_000);
  const mine = [ours({ at: at(9) }), ours({ at: at(7) })];
  const other = [theirs({ at: at(8), transactionId: 'b' })];
  expect(rowsOf(mine, other).map(({ verdict }) => verdict)).toEqual(['ours', 'theirs', 'ours']);
});

describe('a row', () => {
  const known = {
    kind: 'payment',
    at: noon.toISOString(),
    transactionId: 'a',
    transactionCode: 'TA',
    depositId: 'd1',
    quotes: [{ id: 'q1', reference: 'VT-26-00001' }],
    ours: '35.70',
    theirs: '35.70',
  };

  it('tells whose deposit it is, and the code on the receipt, whoever knows it', () => {
    expect(rowsOf([ours()], [theirs()])).toEqual([{ ...known, verdict: 'equal' }]);
    expect(rowsOf([ours({ transaction_code: null })], [theirs()])).toEqual([{ ...known, verdict: 'equal' }]);
    expect(rowsOf([ours()], [])).toEqual([{ ...known, verdict: 'ours', theirs: null }]);
  });

  it('names no deposit and no quotes of what we do not know', () => {
    const unknown = { ...known, depositId: null, quotes: [], ours: null };
    expect(rowsOf([], [theirs()])).toEqual([{ ...unknown, verdict: 'theirs' }]);
    expect(rowsOf([], [theirs({ transactionCode: null })])).toEqual([
      { ...unknown, verdict: 'theirs', transactionCode: null },
    ]);
  });

  it('has no transaction where ours was never told one', () => {
    const untold = ours({ transaction_id: null, transaction_code: null });
    expect(rowsOf([untold], [])).toMatchObject([{ transactionId: null, transactionCode: null }]);
  });
});

it('shows our rows alone where the provider could not be asked', () => {
  const found = reconcile(day, [ours(), ours({ at: new Date('2026-11-20T09:00:00Z') })], null);
  expect(found).toMatchObject({
    theirs: null,
    isEqual: null,
    pairs: [{ verdict: 'unchecked', ours: { amount: '35.70' } }],
  });
});

it('calls a day without money equal', () => {
  expect(reconcile(day, [], [])).toMatchObject({ isEqual: true, pairs: [] });
});
