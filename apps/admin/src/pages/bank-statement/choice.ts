import type { AdminOrderRow, BankLineOrder, OrderRowNext } from '@app/contracts';
import { depositOf, toPence, toPounds } from '@app/pricing';

/** The decision on a payment: the id of a quote to record it on, `later` or `setAside`. */
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

function dueOf({ awaitedDeposit, balanceDue, balance }: OrderRowNext): Pick<OrderChoice, 'due' | 'dueFor'> {
  if (awaitedDeposit) return { due: awaitedDeposit.amount, dueFor: 'deposit' };
  if (balanceDue) return { due: balanceDue.amount, dueFor: 'balance' };
  return { due: balance, dueFor: 'later' };
}
