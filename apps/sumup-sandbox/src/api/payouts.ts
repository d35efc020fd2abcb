import { createHash } from 'node:crypto';
import { successfulTransactions } from '../checkouts/checkout-status';
import type { Sandbox } from '../sandbox';
import type { SandboxStore } from '../state/sandbox-store';
import type { Answer, Call } from './answer';

/** A row of the list: a payment that is paid out, or a deduction from what is paid out. */
interface Payout {
  id: number;
  type: 'PAYOUT' | 'REFUND_DEDUCTION' | 'CHARGE_BACK_DEDUCTION';
  amountPence: number;
  feePence: number;
  date: string;
  reference: string;
  code: string;
}

/** Of the amount, as for payments online. */
const feeRate = 0.025;
const dayMs = 86_400_000;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** A row per payment, on the next working day and net of the fee; a row per refund or chargeback that was deducted. */
export function listPayouts({ store }: Sandbox, { query }: Call): Answer {
  const { start_date: start = '', end_date: end = '', order = 'asc' } = query;
  const days = { start_date: start, end_date: end };
  const missing = Object.entries(days).filter(([, day]) => !day);
  if (missing.length > 0) return refuse(...missing.map(([param]) => ({ ...missingField, param })));
  const invalid = Object.entries(days).filter(
    ([, day]) => !dayPattern.test(day) || Number.isNaN(Date.parse(day)),
  );
  if (invalid.length > 0) return refuse(...invalid.map(([param]) => ({ ...invalidField, param })));
  if (start > end) return refuse({ error_code: 'INVALID', message: 'negative date range' });
  const limit = Number(query.limit ?? maxLimit);
  if (!Number.isInteger(limit) || limit < 1 || limit > maxLimit)
    return refuse({ ...invalidField, param: 'limit' });
  if (!['asc', 'desc'].includes(order)) return refuse({ ...invalidField, param: 'order' });
  if ((query.format ?? 'json') !== 'json') return refuse({ ...invalidField, param: 'format' });
  const wanted = payoutsOf(store).filter(({ date }) => date >= start && date <= end);
  const inOrder = order === 'desc' ? wanted.reverse() : wanted;
  return { status: 200, body: inOrder.slice(0, limit).map(toResponse) };
}

const maxLimit = 9_999;
const missingField = { error_code: 'MISSING', message: 'Validation error: required' };
const invalidField = { error_code: 'INVALID', message: 'Validation error' };
const refuse = (...errors: object[]): Answer => ({ status: 400, body: errors });

/** All until today, oldest first. */
function payoutsOf(store: SandboxStore): Payout[] {
  const checkouts = [...store.checkouts.values()];
  const today = londonDay(store.nowMs);
  const payouts = checkouts
    .flatMap((checkout) =>
      successfulTransactions(checkout).map(({ id, code, atMs }): Payout => {
        const feePence = Math.round(checkout.amountPence * feeRate);
        const date = nextWorkingDay(londonDay(atMs));
        return {
          id: idOf(id),
          type: 'PAYOUT',
          amountPence: checkout.amountPence - feePence,
          feePence,
          date,
          reference: referenceOf(date),
          code,
        };
      }),
    )
    .filter(({ date }) => date <= today);
  const returns = checkouts
    .flatMap((checkout) =>
      successfulTransactions(checkout).flatMap(({ code, refunds, chargebacks }) => [
        ...refunds.map((each) => ({ ...each, type: 'REFUND_DEDUCTION' as const, code })),
        ...chargebacks.map((each) => ({ ...each, type: 'CHARGE_BACK_DEDUCTION' as const, code })),
      ]),
    )
    .sort((one, other) => one.atMs - other.atMs || one.id.localeCompare(other.id));
  const left = new Map<string, number>();
  for (const { date, amountPence } of payouts) left.set(date, (left.get(date) ?? 0) + amountPence);
  const dates = [...left.keys()].sort();
  const deductions = returns.flatMap(({ id, type, atMs, amountPence, code }): Payout[] => {
    const first = nextWorkingDay(londonDay(atMs));
    // Nothing is taken from the bank: the next payout that is large enough is smaller.
    const date = dates.find((each) => each >= first && (left.get(each) ?? 0) >= amountPence);
    if (date === undefined) return [];
    left.set(date, (left.get(date) ?? 0) - amountPence);
    return [{ id: idOf(id), type, amountPence, feePence: 0, date, reference: code, code }];
  });
  return [...payouts, ...deductions].sort((one, other) => one.date.localeCompare(other.date));
}

const toResponse = ({ id, type, amountPence, feePence, date, reference, code }: Payout) => ({
  id,
  type,
  amount: amountPence / 100,
  fee: feePence / 100,
  date,
  currency: 'GBP',
  status: 'SUCCESSFUL',
  reference,
  transaction_code: code,
});

/** The same for the same payment, and exact as a number in JSON. */
const idOf = (id: string) => Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 12), 16);

/** One per day, as it is on the bank's statement. */
const referenceOf = (date: string) => {
  const [year = '', month = '', day = ''] = date.split('-');
  return `SUMUP PID${1_000_000 + Date.parse(date) / dayMs} PAYOUT ${day}${month}${year.slice(2)}`;
};

const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });
const londonDay = (atMs: number) => london.format(atMs);

const saturdayAndSunday = [6, 0];

/** Without bank holidays. */
function nextWorkingDay(day: string): string {
  const next = new Date(Date.parse(day) + dayMs);
  while (saturdayAndSunday.includes(next.getUTCDay())) next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}
