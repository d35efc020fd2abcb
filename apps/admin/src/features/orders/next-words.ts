import type { AdminOrderDetail, AdminOrderTop, DepositWay } from '@app/contracts';
import { countTops, formatPounds, formatSize } from '@app/pricing';
import { numberInWords, weekdayDate } from '@app/ui';
import { dueTime, moment } from '../../lib/status/short-time';
import type { HandOver, Next } from './next-of';

type NextOrder = Pick<AdminOrderDetail, 'reference' | 'customer' | 'tops' | 'money' | 'appointments'>;

export interface NextWords {
  title: string;
  detail: string;
  /** Overdue, or a payment is missing. */
  isLate: boolean;
}

export function nextWords(next: Next, order: NextOrder): NextWords {
  const whom = order.customer.name ?? 'the customer';
  const calm = (title: string, detail = ''): NextWords => ({ title, detail, isLate: false });
  switch (next.kind) {
    case 'review':
      return calm(
        'A payment has to be looked at',
        next.attempt?.reviewReason ?? 'It is on another order for one of these tops.',
      );
    case 'cancelling-asked':
      return calm(
        `${capitalised(whom)} wants to cancel`,
        'Cancel it, and say what is given back; or ring them.',
      );
    case 'credit':
      return calm(
        `Give back ${formatPounds(next.amount)} to ${whom}`,
        'More has come in than the price. What went to a card goes back to it by the refund of its payment.',
      );
    case 'deposit':
      return depositWords(next.deposit, order);
    case 'agreement':
      return calm(
        `${capitalised(whom)} has to agree to ${formatPounds(next.proposal.totalPrice)}`,
        `${capitalised(topWords(next.top, order))}, ${sizeOf(next.proposal)} instead of ${sizeOf(next.top)}; it was ${formatPounds(next.top.totalPrice)}. Asked ${moment(next.proposal.proposedAt)}. Nothing is cut before.`,
      );
    case 'sizes':
      return sizesWords(next, order, whom);
    case 'ask-balance':
      return calm(
        `Ask for the balance of ${formatPounds(next.amount)}`,
        order.customer.email
          ? `All sizes are agreed. The link to pay goes to ${order.customer.email}.`
          : 'All sizes are agreed.',
      );
    case 'make':
      return { ...calm(makeWords(next, order)), ...dueWords(order) };
    case 'book':
      return { ...calm(bookWords(next), ''), ...dueWords(order) };
    case 'hand-over': {
      const { startsAt } = next.appointment;
      const day = startsAt ? `, ${dueTime(startsAt)}` : '';
      return {
        ...calm(next.what === 'delivery' ? `Deliver it${day}` : `Hand it over${day}`),
        ...dueWords(order),
      };
    }
    case 'unpaid':
      return {
        title: `Handed over, ${formatPounds(next.amount)} unpaid`,
        detail: dueWords(order).detail || 'The balance was never asked for.',
        isLate: true,
      };
    case 'nothing':
      return nothingWords[next.why];
  }
}

const nothingWords: Record<Extract<Next, { kind: 'nothing' }>['why'], NextWords> = {
  'taken-back': {
    title: 'This is no order any more',
    detail: 'The payment that made it was taken back. Its quotes can be ordered otherwise.',
    isLate: false,
  },
  cancelled: { title: 'Cancelled', detail: 'Nothing is left to do.', isLate: false },
  done: { title: 'Done', detail: 'Handed over and paid in full.', isLate: false },
};

const inWords = (count: number) => numberInWords(count).toLowerCase();
const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
const sizeOf = ({ length, width }: { length: number; width: number }) =>
  formatSize({ lengthMm: length, widthMm: width });

const depositWays: Record<DepositWay, string> = {
  'bank-transfer': ' by bank transfer',
  'card-link': ' by the link that was mailed',
  'card-phone': ' by card on the phone',
  'card-counter': ' at the card terminal',
  cash: ' in cash',
  none: '',
};

function depositWords(
  { amount, by, dueOn, isLate }: Extract<Next, { kind: 'deposit' }>['deposit'],
  { reference }: NextOrder,
): NextWords {
  const day = dueOn && `, ${isLate ? 'was due' : 'due'} ${weekdayDate(dueOn)}`;
  return {
    title: `Wait for ${formatPounds(amount)}${depositWays[by]}${day ?? ''}`,
    detail: `The reference is ${reference}. The task to call comes with the money.`,
    isLate,
  };
}

function sizesWords(
  { tops, task, visit }: Extract<Next, { kind: 'sizes' }>,
  order: NextOrder,
  whom: string,
): NextWords {
  const count = countTops(tops);
  const isAll = tops.length === order.tops.length;
  const which = tops.length === 1 && !isAll && tops[0] ? topWords(tops[0], order) : null;
  const of = which ? ` of ${which}` : count > 1 ? ` of ${inWords(count)} tops` : '';
  const by = task ? `${task.isOverdue ? 'Was due by' : 'By'} ${dueTime(task.dueAt)}. ` : '';
  const when = visit?.startsAt ? `Booked for ${dueTime(visit.startsAt)}. ` : by;
  return {
    title: visit ? `Measure${of || ' the top'} with ${whom}` : `Call ${whom} about the sizes${of}`,
    detail: `${when}${task?.detail ?? 'Nothing is cut before.'}`,
    isLate: !visit && task?.isOverdue === true,
  };
}

function makeWords({ top, from, count }: Extract<Next, { kind: 'make' }>, order: NextOrder): string {
  const verb = from === 'measured' ? 'Start' : 'Finish';
  const goingOn = order.tops.filter(({ stage }) => stage);
  if (goingOn.length === 1) return from === 'measured' ? 'Start production' : 'Finish the top';
  if (count === goingOn.length) return `${verb} all ${inWords(count)} tops`;
  const rest = count === 1 ? `the last of ${inWords(goingOn.length)}` : `one of ${inWords(count)}`;
  return `${verb} ${topWords(top, order)}, ${rest}`;
}

const handOverWords: Record<HandOver, { book: string; offered: string }> = {
  delivery: { book: 'Book the delivery', offered: 'The customer picks a day for the delivery' },
  collection: { book: 'Book the collection', offered: 'The customer picks a time to collect it' },
};
const bookWords = ({ what, offered }: Extract<Next, { kind: 'book' }>) =>
  handOverWords[what][offered ? 'offered' : 'book'];

function dueWords({ money: { balance, balanceRequest } }: NextOrder): Pick<NextWords, 'detail' | 'isLate'> {
  if (!balanceRequest || Number(balance) === 0) return { detail: '', isLate: false };
  const day = weekdayDate(balanceRequest.dueOn);
  const isLate = balanceRequest.isOverdue;
  return { detail: `${formatPounds(balance)} ${isLate ? 'was' : 'is'} due by ${day}.`, isLate };
}

/** 'top 4, Statuario Venato'; only for orders of several tops. */
const topWords = (top: AdminOrderTop, { tops }: Pick<NextOrder, 'tops'>): string =>
  tops.length > 1
    ? `top ${tops.findIndex(({ id }) => id === top.id) + 1}, ${top.color.name}`
    : top.color.name;
