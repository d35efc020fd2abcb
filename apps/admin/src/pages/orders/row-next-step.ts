import type { AdminOrderRow, OrderRow, UnorderedQuoteRow } from '@app/contracts';
import { formatPounds, toPence } from '@app/pricing';
import { londonDay, weekdayDate } from '@app/ui';
import { kindLabels } from '../../features/appointments/text';
import { currentQuoteText } from '../../features/orders/quote-text';
import { dayInSentence, dueTime } from '../../lib/status/short-time';
import { text } from './text';
import { quoteStateOf } from '../../features/orders/row-status';
import { lastValidDay } from '../../features/quotes/last-valid-day';

/** The next step of a row. Tones: `soon` is due today, `late` is overdue, `none` needs nothing from staff. */
export interface RowNextStep {
  label: string;
  tone: 'plain' | 'soon' | 'late' | 'none';
  /** The current quote of the same top, if it is another one. */
  quoteId?: string;
}

/** `isAboutMoney`: in a list of what is owed, where every row says since when. */
export const nextStepOfRow = (
  row: AdminOrderRow,
  { now = new Date(), isAboutMoney = false } = {},
): RowNextStep =>
  row.kind === 'order' ? nextStepOfOrder(row, now, isAboutMoney) : nextStepOfQuote(row, now);

const plain = (label: string): RowNextStep => ({ label, tone: 'plain' });
const nothingToDo = (label: string): RowNextStep => ({ label, tone: 'none' });
const late = (label: string): RowNextStep => ({ label, tone: 'late' });

/** Overdue payments first, then staff's work, then what the customer has to do. */
function nextStepOfOrder(row: OrderRow, now: Date, isAboutMoney: boolean): RowNextStep {
  const { balanceDue, unpaidSince, balance, task, awaitedDeposit } = row.next;
  if (balanceDue?.isOverdue)
    return late(text.next.overdue(formatPounds(balanceDue.amount), dayInSentence(balanceDue.dueOn, now)));
  if (unpaidSince && !balanceDue)
    return late(
      text.next.unpaid(formatPounds(balance), dayInSentence(londonDay(new Date(unpaidSince)), now)),
    );
  if (task && !(isAboutMoney && balanceDue)) return nextStepOfTask(task, now);
  if (awaitedDeposit) {
    const { amount, dueOn, isLate } = awaitedDeposit;
    const label = text.next.deposit(formatPounds(amount), dueOn && weekdayDate(dueOn));
    return isLate ? late(label) : plain(label);
  }
  if (balanceDue)
    return plain(text.next.due(formatPounds(balanceDue.amount), dayInSentence(balanceDue.dueOn, now)));
  return nextStepOfState(row, now);
}

function nextStepOfTask(
  { kind, dueAt, isOverdue }: NonNullable<OrderRow['next']['task']>,
  now: Date,
): RowNextStep {
  const due = dueTime(dueAt, now);
  if (isOverdue) return late(text.next.taskLate(text.tasks[kind], due));
  const label = text.next.task(text.tasks[kind], due);
  return { label, tone: londonDay(new Date(dueAt)) === londonDay(now) ? 'soon' : 'plain' };
}

function nextStepOfState({ state, next }: OrderRow, now: Date): RowNextStep {
  if (state === 'cancelled')
    return nothingToDo(toPence(next.refunded) > 0 ? text.next.refunded(formatPounds(next.refunded)) : '');
  if (state === 'delivered' || state === 'collected') return nothingToDo(text.next.paid);
  const { appointment } = next;
  if (appointment && (state === 'to-measure' || state === 'ready'))
    return plain(text.next.booked(kindLabels[appointment.kind], dueTime(appointment.startsAt, now)));
  if (state === 'measured' && toPence(next.balance) > 0)
    return plain(text.next.askFor(formatPounds(next.balance)));
  return plain(text.next.states[state]);
}

function nextStepOfQuote(quote: UnorderedQuoteRow, now: Date): RowNextStep {
  const { currentQuote, payment, validUntil } = quote;
  if (currentQuote) return { ...nothingToDo(currentQuoteText(currentQuote)), quoteId: currentQuote.id };
  if (payment === 'review') return late(text.next.paymentInReview);
  const state = quoteStateOf(quote, now);
  const lastDay = dayInSentence(lastValidDay(validUntil), now);
  if (state === 'expired') return nothingToDo(text.next.ended(lastDay));
  if (state !== 'quote' && state !== 'approved') return nothingToDo('');
  if (payment === 'open') return plain(text.next.paymentOpen);
  return nothingToDo(text.next.validUntil(lastDay));
}
