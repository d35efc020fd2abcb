import type { Sandbox } from '../sandbox';
import type { CallRecord } from '../state/records';
import { problem, type Answer } from './answers';

type Query = Readonly<Record<string, string | undefined>>;

const dayMs = 86_400_000;
/** A stand-in's price: of what is paid out, and kept where it is given back. */
const feeRate = 0.0169;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** What SumUp pays out on the day after, less its fees; and what it takes off there for money that went back. */
export function listPayouts(
  { store, config }: Sandbox,
  merchantCode: string,
  { start_date: start, end_date: end, order = 'asc', limit }: Query,
  call: CallRecord,
): Answer {
  if (merchantCode !== config.merchantCode) return problem(401, call.number);
  const missing = Object.entries({ start_date: start, end_date: end }).filter(([, day]) => !day);
  if (missing.length || !start || !end) {
    const body = missing.map(([param]) => ({
      error_code: 'MISSING',
      message: 'Validation error: required',
      param,
    }));
    return { status: 400, body };
  }
  if (start > end) return { status: 400, body: [{ error_code: 'INVALID', message: 'negative date range' }] };

  const lines = [...store.state.checkouts.values()]
    .flatMap(({ amountPence, transactions }) =>
      transactions
        .filter(({ status }) => status === 'SUCCESSFUL')
        .flatMap(({ code, atMs, refunds, chargebacks = [] }) => [
          { type: 'PAYOUT', code, atMs, pence: amountPence },
          ...refunds.map((refund) => ({
            type: 'REFUND_DEDUCTION',
            code,
            atMs: refund.atMs,
            pence: refund.amountPence,
          })),
          ...chargebacks.map((back) => ({
            type: 'CHARGE_BACK_DEDUCTION',
            code,
            atMs: back.atMs,
            pence: back.amountPence,
          })),
        ]),
    )
    .concat(
      store.state.takings
        .filter(({ paymentType }) => paymentType !== 'CASH')
        .map(({ code, atMs, amountPence }) => ({ type: 'PAYOUT', code, atMs, pence: amountPence })),
    )
    .sort((one, other) => one.atMs - other.atMs)
    .map(({ type, code, atMs, pence }, index) => {
      const date = dayOf(atMs + dayMs);
      const fee = type === 'PAYOUT' ? Math.round(pence * feeRate) : 0;
      return {
        id: index + 1,
        type,
        amount: (pence - fee) / 100,
        date,
        currency: 'GBP',
        fee: fee / 100,
        status: 'SUCCESSFUL',
        reference: `payout-${date}`,
        transaction_code: code,
      };
    })
    .filter(({ date }) => date >= start && date <= end && date <= dayOf(store.nowMs));
  const inOrder = order === 'desc' ? lines.reverse() : lines;
  return { status: 200, body: limit === undefined ? inOrder : inOrder.slice(0, Number(limit)) };
}
