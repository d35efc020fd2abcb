import { pence } from '@app/pricing';
import { matchPayouts, type Payout } from './match-payouts';

const aPayout = (change: Partial<Payout> = {}): Payout => ({
  reference: 'SUMUP PID1449450 PAYOUT 231126',
  paidOn: '2026-11-23',
  pence: pence(2_481),
  ...change,
});
const line = (text: string, amount = 2_481, bookedOn = '2026-11-24') => ({
  text,
  bookedOn,
  pence: pence(amount),
});
const isMatched = (one: ReturnType<typeof line>, payout = aPayout()) =>
  matchPayouts([one], [payout]).has(one);

it.each([
  'PID1449450-SUMUP',
  'SUMUP PID1449450 PAYOUT 231126 BGC',
  'sumup limited pid 1449450',
  'SUMUP PAYMENTS LTD',
])('recognises a payout by %j', (text) => expect(isMatched(line(text))).toBe(true));

it('recognises a payout by its number even if the amount differs', () => {
  expect(isMatched(line('PID1449450-SUMUP', 2_570))).toBe(true);
});

it.each([
  ['another number', line('PID1449451-SUMUP')],
  ['another amount', line('SUMUP', 2_482)],
  ['a day before', line('SUMUP', 2_481, '2026-11-21')],
  ['a week later', line('SUMUP', 2_481, '2026-12-01')],
  ['another payer', line('MARSH E')],
  ['a word that ends alike', line('RAPID1449450')],
])('does not recognise %s as a payout', (_, other) => {
  expect(isMatched(other)).toBe(false);
});

it('matches each payout to one line, and prefers the line with its number', () => {
  const [byName, byNumber] = [line('SUMUP'), line('PID1449450-SUMUP')];
  expect([...matchPayouts([byName, byNumber], [aPayout()]).keys()]).toEqual([byNumber]);
  const other = aPayout({ reference: null });
  expect(matchPayouts([byName, byNumber], [aPayout(), other]).get(byName)).toBe(other);
});
