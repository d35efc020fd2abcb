import { type accountsFiles, type MonthEnd, paths } from '@app/contracts';
import { pence, toPence } from '@app/pricing';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { backgroundTools } from '../../testing/servers/background-tools';
import { asStaff, type StaffCalls } from '../../testing/as-staff';
import { expectSuccess } from '../../testing/expect-success';
import { signIn } from '../../testing/sign-in';
import { useApi } from '../../testing/servers/use-api';
import { saveAQuote } from '../../testing/builders/a-basket';
import { beginDeposit, newIdempotencyKey, referenceOf, withKey } from '../../payments/testing/a-deposit';
import { aRefunder, requestRefund } from '../../payments/testing/a-refund';
import { FakeCardPayments } from '../../payments/testing/fake-card-payments';
import { payByCard } from '../../payments/testing/use-cards';
import { ReadPayouts } from '../../payments/payouts/read-payouts';
import { ReconcileTransactions } from '../../payments/reconciliation/reconcile-transactions';

let now = new Date('2026-02-02T12:00:00Z');
const clock = () => now;
const cards = new FakeCardPayments(clock);
const api = useApi({ cardPayments: cards, now: clock, env: { DEPOSITS_PER_HOUR: '100000' } });
let staff: StaffCalls;
beforeEach(async () => (staff = await asStaff(api)));

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const monthOf = (at: Date) => dayOf(at).slice(0, 7);
const monthsFrom = (first: string) => {
  const months: string[] = [];
  for (const at = new Date(`${first}-15`); monthOf(at) <= monthOf(now); at.setUTCMonth(at.getUTCMonth() + 1))
    months.push(monthOf(at));
  return months;
};
const monthEndOf = (month: string) => expectSuccess<MonthEnd>(staff.get(paths.monthEnd(month)));
async function fileOf(file: (typeof accountsFiles)[number], month: string) {
  const next = new Date(`${month}-01`);
  next.setUTCMonth(next.getUTCMonth() + 1, 0);
  const reply = await api.get(
    `${paths.accountsFile(file)}?from=${month}-01&to=${dayOf(next)}`,
    await signIn(api),
  );
  return parse<Record<string, string>>(reply.body, { bom: true, columns: true });
}
const sumOf = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + toPence(row[column] ?? '0'), 0);

/** Runs the nightly reading of payouts and of what happened outside the shop, unless SumUp does not answer. */
async function pass(days: number, isAway = false): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    now = new Date(now.getTime() + 86_400_000);
    const { breaker } = aRefunder(api, cards, { now: clock });
    const tools = backgroundTools(api, clock);
    if (isAway) cards.beUnavailable('payouts', 1);
    await new ReconcileTransactions(tools, cards, breaker).sweep();
    await new ReadPayouts(tools, cards, breaker).sweep();
    cards.recover();
  }
  staff = await asStaff(api);
}

async function payOnline() {
  const deposit = await beginDeposit(api);
  await payByCard(api, cards, deposit);
  return { id: deposit.id, reference: referenceOf(deposit), left: 3_570 };
}

/** Paid on the card reader in the showroom: staff record it, and SumUp pays it out with the others. */
async function payAtCounter(amount: number) {
  const payment = { amount: (amount / 100).toFixed(2), method: 'card-counter', paidOn: dayOf(now) };
  const { id } = await saveAQuote(api);
  await expectSuccess(staff.post(paths.recordedPayments(id), payment, withKey(newIdempotencyKey())));
  cards.addOutsideTransaction({ kind: 'payment', amount: pence(amount), method: 'card-counter' });
}

const actions = ['pay', 'pay at the counter', 'refund', 'refund outside', 'charge back', 'deduct'] as const;
const histories = fc.array(
  fc.record({
    days: fc.integer({ min: 1, max: 9 }),
    action: fc.constantFrom(...actions),
    number: fc.integer({ min: 1, max: 999 }),
    isAway: fc.boolean(),
    locks: fc.boolean(),
  }),
  { minLength: 18, maxLength: 24 },
);
type History = typeof histories extends fc.Arbitrary<infer Value> ? Value : never;

async function play(history: History): Promise<void> {
  const charges = [await payOnline()];
  const { refunder } = aRefunder(api, cards, { now: clock });
  for (const { days, action, number, isAway, locks } of history) {
    await pass(days, isAway);
    const lastMonth = new Date(now);
    lastMonth.setUTCDate(0);
    if (locks) await expectSuccess(staff.put(paths.lockMonth(monthOf(lastMonth)), {}));
    const charge = charges[number % charges.length];
    const amount = pence(Math.min(number, charge?.left ?? 0));
    if (action === 'pay') charges.push(await payOnline());
    else if (action === 'pay at the counter') await payAtCounter(number + 500);
    else if (action === 'deduct')
      cards.addedPayouts.push({
        id: `extra-${cards.addedPayouts.length}`,
        kind: 'other',
        isFailed: false,
        amount: pence(number),
        fee: pence(number % 3),
        paidOn: dayOf(now),
        reference: null,
        transactionCode: null,
      });
    else if (charge && amount > 0) {
      charge.left -= amount;
      if (action === 'refund')
        await refunder.execute(
          (await requestRefund(api, charge.id, { amount: (amount / 100).toFixed(2) }, staff)).id,
        );
      else if (action === 'refund outside') cards.refundOutside(charge.reference, amount);
      else cards.chargeBack(charge.reference, amount);
    }
  }
}

it("has a payout as a transfer from card to bank, less fees and refunds, in each program's format", async () => {
  const { id } = await payOnline();
  await pass(1);
  await payOnline();
  const { refunder } = aRefunder(api, cards, { now: clock });
  await refunder.execute((await requestRefund(api, id, { amount: '10.00' }, staff)).id);
  await pass(1);
  const month = '2026-02';
  const linesOf = async (file: (typeof accountsFiles)[number]) =>
    (await fileOf(file, month)).filter((row) =>
      Object.values(row).some((text) => text.includes('PID20260204')),
    );
  const xero = (amount: string, description: string) => ({
    '*Date': '04/02/2026',
    '*Amount': amount,
    Payee: 'SumUp',
    Description: description,
    Reference: 'SUMUP PID20260204 PAYOUT',
    'Cheque Number': '',
  });
  expect(await linesOf('xero-card')).toEqual([
    xero('-24.81', 'Payout to the bank'),
    xero('-0.89', 'Card fees'),
  ]);
  expect(await linesOf('xero-bank')).toEqual([xero('24.81', 'Card payout')]);
  expect(await linesOf('quickbooks-bank')).toEqual([
    { Date: '04/02/2026', Description: 'Card payout, SUMUP PID20260204 PAYOUT, SumUp', Amount: '24.81' },
  ]);
  const sage = (await linesOf('sage-transactions')).map(Object.values);
  const text = 'Payout to the bank';
  const reference = 'SUMUP PID20260204 PAYOUT';
  expect(sage).toEqual([
    ['JC', '', '1250', '0', '04/02/2026', reference, text, '24.81', 'T9', '0.00'],
    ['JD', '', '1200', '0', '04/02/2026', reference, text, '24.81', 'T9', '0.00'],
    ['BP', '1250', '7901', '0', '04/02/2026', reference, 'Card fees', '0.89', 'T2', '0.00'],
  ]);
  expect(await linesOf('payouts')).toEqual([
    {
      Date: '2026-02-04',
      'Paid on': '2026-02-04',
      Reference: reference,
      Payments: '1',
      'Gross (£)': '35.70',
      'Fees (£)': '0.89',
      'Refunds (£)': '10.00',
      'Chargebacks (£)': '0.00',
      'Other deductions (£)': '0.00',
      'Net (£)': '24.81',
    },
  ]);
  expect((await monthEndOf(month)).cardAccount).toEqual({
    opening: '0.00',
    received: '71.40',
    returned: '10.00',
    fees: '1.78',
    paidOut: '59.62',
    closing: '0.00',
  });
});

it(
  'clears once all is paid out, in every file and over every month end, whatever is refunded, late or locked',
  { tags: 'thorough', timeout: 120_000 },
  async () => {
    const first = monthOf(now);
    for (const history of fc.sample(histories, 2)) {
      await play(history);
      // The last deductions are made from this payment.
      await pass(6);
      await payOnline();
      await pass(6);
      now = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2, 12));
      staff = await asStaff(api);
    }
    const months = monthsFrom(first);
    const monthEnds = await Promise.all(months.map(monthEndOf));
    expect(monthEnds.at(-1)?.cardAccount).toMatchObject({ opening: '0.00', closing: '0.00' });
    const references: string[] = [];
    for (const [index, { month, cardAccount }] of monthEnds.entries()) {
      const { opening, received, returned, fees, paidOut, closing } = cardAccount;
      expect({ month, opening }).toEqual({
        month,
        opening: monthEnds[index - 1]?.cardAccount.closing ?? '0.00',
      });
      const change = toPence(closing) - toPence(opening);
      expect(toPence(received) - toPence(returned) - toPence(fees) - toPence(paidOut)).toBe(change);
      const payouts = await fileOf('payouts', month);
      expect(sumOf(payouts, 'Net (£)')).toBe(toPence(paidOut));
      expect(sumOf(payouts, 'Fees (£)') + sumOf(payouts, 'Other deductions (£)')).toBe(toPence(fees));
      for (const [program, column] of [
        ['xero', '*Amount'],
        ['quickbooks', 'Amount'],
      ] as const) {
        expect(sumOf(await fileOf(`${program}-card`, month), column)).toBe(change);
        // Nothing else came in by bank.
        expect(sumOf(await fileOf(`${program}-bank`, month), column)).toBe(toPence(paidOut));
      }
      const sage = await fileOf('sage-transactions', month);
      const ofSage = (type: string, isWanted: (row: Record<string, string>) => boolean) =>
        sumOf(
          sage.filter((row) => row.Type === type && isWanted(row)),
          'Net Amount',
        );
      const isNominal = (code: string) => (row: Record<string, string>) => row['Nominal A/C Ref'] === code;
      const balanceOf = (code: string) =>
        ofSage('SA', isNominal(code)) -
        ofSage('SP', isNominal(code)) +
        ofSage('JD', isNominal(code)) -
        ofSage('JC', isNominal(code)) -
        ofSage('BP', (row) => row['Account Reference'] === code);
      expect(balanceOf('1250')).toBe(change);
      expect(balanceOf('1200')).toBe(toPence(paidOut));
      references.push(...payouts.map(({ Reference = '', 'Paid on': day = '' }) => `${Reference} ${day}`));
    }
    expect(references.length).toBeGreaterThan(10);
    expect(new Set(references).size).toBe(references.length);
  },
);
