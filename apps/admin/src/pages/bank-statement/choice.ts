import type { AdminOrderRow, BankLineOrder, OrderRowNext } from '@app/contracts';
import { depositOf, toPence, toPounds } from '@app/pricing';

/** What becomes of a payment: a quote's id, or one of the two words. */
export type Choice = string;
export const later = 'later';
export const setAside = 'set-aside';

/** An order to choose: a suggestion, or one that staff looked up. */
export type OrderChoice = Omit<BankLineOrder, 'because'> & Partial<Pick<BankLineOrder, 'because'>>;

export function toOrderChoice(row: AdminOrderRow): OrderChoice {
  const { id, reference, customerName } = row;
  if (row.kind === 'quote')
    return {
      quoteId: id,
      order: null,
      reference,
      customerName,
      due: toPounds(depositOf(toPence(row.totalPrice))),
      dueFor: 'deposit',
    };
  const order = { id, reference };
  return { quoteId: row.leadQuoteId, order, reference, customerName, ...dueOf(row.next) };
}

const dueOf = ({ awaitedDeposit, balanceDue, balance }: OrderRowNext): Pick<OrderChoice, 'due' | 'dueFor'> =>
  awaitedDeposit
    ? { due: awaitedDeposit.amount, dueFor: 'deposit' }
    : balanceDue
      ? { due: balanceDue.amount, dueFor: 'balance' }
      : { due: balance, dueFor: 'later' };
