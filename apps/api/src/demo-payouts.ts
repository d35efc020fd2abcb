import { pence } from '@app/pricing';
import type { Statements } from './database/statements';
import { recordPayouts } from './payments';
import { dateOf, londonDayOf, weekdayOf } from './platform/clock/london-day';

const findCounterPaymentsSql = `
  SELECT id, pence::integer AS pence, moved_at AS "movedAt"
  FROM ledger_entry WHERE kind = 'payment' AND method = 'card-counter' ORDER BY moved_at`;

interface CounterPayment {
  id: string;
  pence: number;
  movedAt: Date;
}

/** As with the reader in a shop. */
const feeRate = 0.0169;

/** Pays out the card payments of the sample orders, which the sandbox knows nothing of, on the next working day. */
export async function addDemoPayouts(statements: Statements, now: Date): Promise<void> {
  const payments = await statements.run<CounterPayment>(findCounterPaymentsSql);
  const entries = payments.map((payment, index) => {
    const paidOn = nextWorkingDay(payment.movedAt);
    const fee = pence(Math.round(payment.pence * feeRate));
    return {
      id: `demo-${payment.id}`,
      kind: 'payout' as const,
      isFailed: false,
      amount: pence(payment.pence - fee),
      fee,
      paidOn,
      reference: `SUMUP PID${1_449_450 + index} PAYOUT`,
      transactionCode: null,
    };
  });
  await statements.transaction((tx) => recordPayouts(tx, entries, now));
}

function nextWorkingDay(at: Date): string {
  const { day, ...month } = londonDayOf(at);
  const next = { ...month, day: day + 1 };
  const weekday = weekdayOf(next);
  return dateOf({ ...next, day: next.day + (weekday < 5 ? 0 : 7 - weekday) });
}
