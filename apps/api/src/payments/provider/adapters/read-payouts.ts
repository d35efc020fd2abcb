import { pence } from '@app/pricing';
import { readLondonDay } from '../../../platform/clock/london-day';
import type { PayoutEntry } from '../card-payments';
import { fromSumupAmount } from './sumup-amount';

const kinds: Readonly<Record<string, PayoutEntry['kind']>> = {
  PAYOUT: 'payment',
  REFUND_DEDUCTION: 'refund',
  CHARGE_BACK_DEDUCTION: 'chargeback',
};

/**
 * One line of what SumUp paid out; null where it does not say plainly what it is. Of what it takes off the description
 * leaves open whether the amount has a sign: it is less either way.
 */
export function readPayout(line: Record<string, unknown>): PayoutEntry | null {
  const { type, amount, fee, date, reference, currency, transaction_code: code } = line;
  const paid = fromSumupAmount(typeof amount === 'number' ? Math.abs(amount) : amount);
  const fees = fromSumupAmount(fee);
  if (paid === null || fees === null || currency !== 'GBP' || typeof type !== 'string') return null;
  if (typeof date !== 'string' || !readLondonDay(date)) return null;
  return {
    kind: (Object.hasOwn(kinds, type) ? kinds[type] : undefined) ?? 'other',
    day: date,
    reference: typeof reference === 'string' ? reference : '',
    transactionCode: typeof code === 'string' && code !== '' ? code : null,
    amount: type === 'PAYOUT' ? paid : pence(0 - paid),
    fee: fees,
  };
}
