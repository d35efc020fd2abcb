import type { AdminOrderLine, OrderLine, UnorderedQuoteLine } from '@app/contracts';
import { formatPounds, toPence } from '@app/pricing';
import { londonDay, weekdayDate } from '@app/ui';
import { countsAsText } from '../../features/orders/quote-text';
import { dayInSentence, dueTime } from '../../lib/status/short-time';
import { text } from './text';
import { quoteStateOf } from '../../features/orders/line-state';

/** What is next, or owed. `soon`: today; `late`: overdue; `over`: nothing to do. */
export interface LineNextStep {
  words: string;
  tone: 'plain' | 'soon' | 'late' | 'over';
  /** The current quote that replaced this one. */
  quoteId?: string;
}

export const nextStepOfLine = (line: AdminOrderLine, now = new Date()): LineNextStep =>
  line.kind === 'order' ? ofOrder(line, now) : ofQuote(line, now);

const plain = (words: string): LineNextStep => ({ words, tone: 'plain' });
const over = (words: string): LineNextStep => ({ words, tone: 'over' });
const late = (words: string): LineNextStep => ({ words, tone: 'late' });

/** Overdue payments first, then staff's work, then what the customer has to do. */
function ofOrder(line: OrderLine, now: Date): LineNextStep {
  const { balanceDue, unpaidSince, balance, task, awaitedDeposit } = line.next;
  if (balanceDue?.isOverdue)
    return late(text.next.overdue(formatPounds(balanceDue.amount), dayInSentence(balanceDue.dueOn, now)));
  if (unpaidSince && !balanceDue)
    return late(
      text.next.unpaid(formatPounds(balance), dayInSentence(londonDay(new Date(unpaidSince)), now)),
    );
  if (task) return ofTask(task, now);
  if (awaitedDeposit) {
    const { amount, dueOn, isLate } = awaitedDeposit;
    const words = text.next.deposit(formatPounds(amount), dueOn && weekdayDate(dueOn));
    return isLate ? late(words) : plain(words);
  }
  if (balanceDue)
    return plain(text.next.due(formatPounds(balanceDue.amount), dayInSentence(balanceDue.dueOn, now)));
  return ofState(line);
}

function ofTask({ kind, dueAt, isOverdue }: NonNullable<OrderLine['next']['task']>, now: Date): LineNextStep {
  const due = dueTime(dueAt, now);
  if (isOverdue) return late(text.next.taskLate(text.tasks[kind], due));
  const words = text.next.task(text.tasks[kind], due);
  return { words, tone: londonDay(new Date(dueAt)) === londonDay(now) ? 'soon' : 'plain' };
}

function ofState({ state, next }: OrderLine): LineNextStep {
  if (state === 'cancelled')
    return over(toPence(next.refunded) > 0 ? text.next.refunded(formatPounds(next.refunded)) : '');
  if (state === 'delivered' || state === 'collected') return over(text.next.paid);
  if (state === 'measured' && toPence(next.balance) > 0)
    return plain(text.next.askFor(formatPounds(next.balance)));
  return plain(text.next.states[state]);
}

function ofQuote(quote: UnorderedQuoteLine, now: Date): LineNextStep {
  const { countsAs, payment, validUntil } = quote;
  if (countsAs) return { ...over(countsAsText(countsAs)), quoteId: countsAs.id };
  if (payment === 'review') return late(text.next.paymentInReview);
  const state = quoteStateOf(quote, now);
  const lastDay = dayInSentence(londonDay(new Date(new Date(validUntil).getTime() - 1)), now);
  if (state === 'expired') return over(text.next.ended(lastDay));
  if (state !== 'quote' && state !== 'approved') return over('');
  if (payment === 'open') return plain(text.next.paymentOpen);
  return over(text.next.validUntil(lastDay));
}
