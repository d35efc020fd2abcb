import { paths, type AdminTask } from '@app/contracts';
import { pence } from '@app/pricing';
import { asStaff } from '../../testing/as-staff';
import { backgroundTools } from '../../testing/servers/background-tools';
import { useApi } from '../../testing/servers/use-api';
import { beginDeposit, referenceOf } from '../testing/a-deposit';
import { aRefunder, requestRefund } from '../testing/a-refund';
import { FakeCardPayments } from '../testing/fake-card-payments';
import { payByCard } from '../testing/use-cards';
import { ReadPayouts } from './read-payouts';

/** A Monday. */
let now = new Date('2026-03-02T12:00:00Z');
const clock = () => now;
const cards = new FakeCardPayments(clock);
const api = useApi({ cardPayments: cards, now: clock, env: { DEPOSITS_PER_HOUR: '100000' } });
beforeEach(() => (now = new Date(now.getTime() + 7 * 86_400_000)));
afterEach(() => cards.recover());

const pass = (days: number) => (now = new Date(now.getTime() + days * 86_400_000));
const aReader = () => {
  const { breaker } = aRefunder(api, cards, { now: clock });
  return new ReadPayouts(backgroundTools(api, clock), cards, breaker);
};
const sweep = () => aReader().sweep();
const questions = () => cards.calls.filter(({ operation }) => operation === 'payouts');
const kept = (code: string | null) =>
  api.sql<{
    kind: string;
    pence: string;
    fee: string;
    reference: string;
    paid_on: string;
    booked_on: string;
  }>(
    `SELECT kind, pence, fee_pence AS fee, reference, paid_on, booked_on FROM payout_entry
     WHERE transaction_code = $1 ORDER BY id`,
    [code],
  );
async function aPaidDeposit() {
  const deposit = await beginDeposit(api);
  await payByCard(api, cards, deposit);
  const reference = referenceOf(deposit);
  const code = cards.all().find((page) => page.reference === reference)?.transactions[0]?.code ?? null;
  return { ...deposit, reference, code };
}

it('does not call the provider before the first card payment', async () => {
  await sweep();
  expect(questions()).toEqual([]);
});

it('stores each payment, fee and deduction once, however often it is read', async () => {
  const { id, code } = await aPaidDeposit();
  const firstDay = now.toISOString().slice(0, 10);
  await sweep();
  expect(questions()).toEqual([{ operation: 'payouts', of: firstDay }]);
  expect(await kept(code)).toEqual([]);
  const { refunder } = aRefunder(api, cards, { now: clock });
  pass(1);
  await refunder.execute((await requestRefund(api, id, { amount: '10.00' })).id);
  pass(1);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  const payout = { kind: 'payout', pence: '3570', fee: '89', paid_on: '2026-03-17', booked_on: '2026-03-17' };
  expect(await kept(code)).toEqual([
    { ...payout, reference: 'SUMUP PID20260317 PAYOUT' },
    {
      kind: 'refund',
      pence: '-1000',
      fee: '0',
      reference: code,
      paid_on: '2026-03-18',
      booked_on: '2026-03-18',
    },
  ]);
  await expect(api.sql('UPDATE payout_entry SET fee_pence = 0')).rejects.toThrow(/never changed/);
});

it('reads two weeks back from the newest payout, a few times a day, and again soon after a failure', async () => {
  const reader = aReader();
  cards.beUnavailable('payouts', 1);
  await reader.sweep();
  const before = questions().length;
  pass(0.01);
  await reader.sweep();
  await reader.sweep();
  expect(questions().slice(before)).toEqual([{ operation: 'payouts', of: '2026-03-04' }]);
  pass(0.3);
  await reader.sweep();
  expect(questions()).toHaveLength(before + 2);
});

it('stores no failed payout, and creates one task about a payout that is listed differently than before', async () => {
  const failing = { kind: 'payout', amount: pence(975), fee: pence(25), reference: 'PID7' } as const;
  const row = {
    ...failing,
    isFailed: true,
    paidOn: now.toISOString().slice(0, 10),
    transactionCode: 'TFAIL',
  };
  cards.addedPayouts.push({ ...row, id: '7' });
  await sweep();
  expect(await kept('TFAIL')).toEqual([]);
  cards.addedPayouts[0] = { ...row, id: '7', isFailed: false };
  await sweep();
  expect(await kept('TFAIL')).toMatchObject([{ pence: '1000', fee: '25' }]);
  cards.addedPayouts[0] = { ...row, id: '7' };
  await sweep();
  await sweep();
  expect(await kept('TFAIL')).toHaveLength(1);
  const tasks = (await (await asStaff(api)).get(paths.adminTasks)).json<AdminTask[]>();
  expect(tasks.filter(({ kind }) => kind === 'check-books').map(({ detail }) => detail)).toEqual([
    '£10.00 of the payout of 1 April 2026 (PID7, TFAIL) is in the accounts. The card provider now lists it as failed.',
  ]);
});

it('dates a payout of a locked month on the day it is read', async () => {
  const { code } = await aPaidDeposit();
  pass(30);
  await api.sql(`INSERT INTO locked_month (month, locked_at) VALUES ('2026-04', now())`);
  await sweep();
  expect(await kept(code)).toMatchObject([{ paid_on: '2026-04-09', booked_on: '2026-05-08' }]);
});

it('removes a bank line from the undecided ones if its payout is read later', async () => {
  const { code } = await aPaidDeposit();
  pass(4);
  const [payer, sumup] = ['MARSH E', 'SUMUP PAYMENTS'].map((text) => [text.padEnd(43, 'k'), text]);
  await api.sql(
    `INSERT INTO bank_line (key, booked_on, pence, text, imported_at)
     SELECT key, $1, 3481, text, now() FROM unnest($2::text[], $3::text[]) AS line (key, text)`,
    [now.toISOString().slice(0, 10), [payer?.[0], sumup?.[0]], [payer?.[1], sumup?.[1]]],
  );
  await sweep();
  expect(await kept(code)).toMatchObject([{ pence: '3570' }]);
  expect(await api.sql('SELECT text FROM bank_line WHERE text IS NOT NULL')).toEqual([{ text: 'MARSH E' }]);
});
