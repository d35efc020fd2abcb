import { pence } from '@app/pricing';
import type { BookEntry } from '../../payments/index';
import type { OurRow } from './our-books';
import { reconcile } from './reconcile';

const day = { since: new Date('2026-11-21T00:00:00Z'), before: new Date('2026-11-22T00:00:00Z') };
const noon = new Date('2026-11-21T12:00:00Z');
const ours = (detail: Partial<OurRow> = {}): OurRow => ({
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
  at: noon,
  transactionId: 'a',
  transactionCode: 'TA',
  amount: pence(3_570),
  ...detail,
});
const verdicts = (mine: OurRow[], other: BookEntry[] | null) =>
  reconcile(day, mine, other).rows.map(({ kind, verdict, ours: one, theirs: two }) => [
    kind,
    verdict,
    one,
    two,
  ]);

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
])('finds %s', (_, mine, other, rows) => {
  expect(verdicts(mine, other)).toEqual(rows);
  expect(reconcile(day, mine, other).isEqual).toBe(false);
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

it('shows our rows alone where the provider could not be asked', () => {
  const found = reconcile(day, [ours(), ours({ at: new Date('2026-11-20T09:00:00Z') })], null);
  expect(found).toMatchObject({
    theirs: null,
    isEqual: null,
    rows: [{ verdict: 'unchecked', ours: '35.70' }],
  });
});

it('calls a day without money equal', () => {
  expect(reconcile(day, [], [])).toMatchObject({ isEqual: true, rows: [] });
});
