import { formatPounds } from '@app/pricing';
import { toRow, type Pair } from './reconcile';

const was = {
  payment: 'was charged',
  refund: 'was given back',
  chargeback: 'was taken back by a bank',
} as const;

/** What the task says: the money, and what is known of it. */
export function differenceWords(pair: Pair, isEntered: boolean): string {
  const { kind, ours, theirs, transactionCode, transactionId } = toRow(pair);
  const code = transactionCode ?? transactionId;
  const name = code === null ? '' : ` (${code})`;
  if (theirs === null)
    return `By our ledger ${formatPounds(ours ?? '')} ${was[kind]}${name}. The card provider’s books show nothing of it.`;
  if (ours !== null)
    return `By our ledger ${formatPounds(ours)} ${was[kind]}${name}, by the card provider’s books ${formatPounds(theirs)}.`;
  const what = `${formatPounds(theirs)} ${was[kind]} at the card provider${name} without the shop.`;
  return `${what} ${isEntered ? 'It is in the ledger now. The shop has told nobody.' : 'It is not in the ledger.'}`;
}
