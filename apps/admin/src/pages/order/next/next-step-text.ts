import type { AdminOrderDetail, AdminOrderTop, DepositWay } from '@app/contracts';
import { countTops, formatPounds, formatSize } from '@app/pricing';
import { numberInWords, weekdayDate } from '@app/ui';
import { capitalised } from '../../../lib/format-text';
import { dueTime, moment } from '../../../lib/status/short-time';
import type { HandoverKind, NextStep } from './next-step';

type NextOrder = Pick<AdminOrderDetail, 'reference' | 'customer' | 'tops' | 'money' | 'appointments'>;

export interface NextStepText {
  title: string;
  detail: string;
  /** Overdue, or a payment is missing. */
  isLate: boolean;
}

export function nextStepText(next: NextStep, order: NextOrder): NextStepText {
  const whom = order.customer.name ?? 'the customer';
  const calm = (title: string, detail = ''): NextStepText => ({ title, detail, isLate: false });
  switch (next.kind) {
    case 'review':
      return calm(
        'A payment has to be looked at',
        next.attempt?.reviewReason ?? 'It is on another order for one of these tops.',
      );
    case 'cancellation-requested':
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
      return depositText(next.deposit, order);
    case 'agreement':
      return calm(
        `${capitalised(whom)} has to agree to ${formatPounds(next.proposal.totalPrice)}`,
        `${capitalised(topText(next.top, order))}, ${sizeOf(next.proposal)} instead of ${sizeOf(next.top)}; it was ${formatPounds(next.top.totalPrice)}. Asked ${moment(next.proposal.proposedAt)}. Nothing is cut before.`,
      );
    case 'sizes':
      return sizesText(next, order, whom);
    case 'ask-balance':
      return calm(
        `Ask for the balance of ${formatPounds(next.amount)}`,
        order.customer.email
          ? `All sizes are agreed. The link to pay goes to ${order.customer.email}.`
          : 'All sizes are agreed.',
      );
    case 'make':
      return { ...calm(makeText(next, order)), ...dueText(order) };
    case 'book':
      return { ...calm(bookText(next), ''), ...dueText(order) };
    case 'hand-over': {
      const { startsAt } = next.appointment;
      const day = startsAt ? `, ${dueTime(startsAt)}` : '';
      return {
        ...calm(next.what === 'delivery' ? `Deliver it${day}` : `Hand it over${day}`),
        ...dueText(order),
      };
    }
    case 'unpaid':
      return {
        title: `Handed over, ${formatPounds(next.amount)} unpaid`,
        detail: dueText(order).detail || 'The balance was never asked for.',
        isLate: true,
      };
    case 'nothing':
      return nothingText[next.why];
  }
}

const nothingText: Record<Extract<NextStep, { kind: 'nothing' }>['why'], NextStepText> = {
  'taken-back': {
    title: 'This is no order any more',
    detail: 'The payment that made it was taken back. Its quotes can be ordered otherwise.',
    isLate: false,
  },
  cancelled: { title: 'Cancelled', detail: 'Nothing is left to do.', isLate: false },
  done: { title: 'Done', detail: 'Handed over and paid in full.', isLate: false },
};

const spellOut = (count: number) => numberInWords(count).toLowerCase();
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

function depositText(
  { amount, by, dueOn, isLate }: Extract<NextStep, { kind: 'deposit' }>['deposit'],
  { reference }: NextOrder,
): NextStepText {
  const day = dueOn && `, ${isLate ? 'was due' : 'due'} ${weekdayDate(dueOn)}`;
  return {
    title: `Wait for ${formatPounds(amount)}${depositWays[by]}${day ?? ''}`,
    detail: `The reference is ${reference}. The task to call comes with the money.`,
    isLate,
  };
}

function sizesText(
  { tops, task, visit }: Extract<NextStep, { kind: 'sizes' }>,
  order: NextOrder,
  whom: string,
): NextStepText {
  const count = countTops(tops);
  const isAll = tops.length === order.tops.length;
  const which = tops.length === 1 && !isAll && tops[0] ? topText(tops[0], order) : null;
  const of = which ? ` of ${which}` : count > 1 ? ` of ${spellOut(count)} tops` : '';
  const by = task ? `${task.isOverdue ? 'Was due by' : 'By'} ${dueTime(task.dueAt)}. ` : '';
  const when = visit?.startsAt ? `Booked for ${dueTime(visit.startsAt)}. ` : by;
  return {
    title: visit ? `Measure${of || ' the top'} with ${whom}` : `Call ${whom} about the sizes${of}`,
    detail: `${when}${task?.detail ?? 'Nothing is cut before.'}`,
    isLate: !visit && task?.isOverdue === true,
  };
}

function makeText({ top, from, count }: Extract<NextStep, { kind: 'make' }>, order: NextOrder): string {
  const verb = from === 'measured' ? 'Start' : 'Finish';
  const activeTops = order.tops.filter(({ stage }) => stage);
  if (activeTops.length === 1) return from === 'measured' ? 'Start production' : 'Finish the top';
  if (count === activeTops.length) return `${verb} all ${spellOut(count)} tops`;
  const rest = count === 1 ? `the last of ${spellOut(activeTops.length)}` : `one of ${spellOut(count)}`;
  return `${verb} ${topText(top, order)}, ${rest}`;
}

const handoverText: Record<HandoverKind, { book: string; offered: string }> = {
  delivery: { book: 'Book the delivery', offered: 'The customer picks a day for the delivery' },
  collection: { book: 'Book the collection', offered: 'The customer picks a time to collect it' },
};
const bookText = ({ what, offered }: Extract<NextStep, { kind: 'book' }>) =>
  handoverText[what][offered ? 'offered' : 'book'];

function dueText({ money: { balance, balanceRequest } }: NextOrder): Pick<NextStepText, 'detail' | 'isLate'> {
  if (!balanceRequest || Number(balance) === 0) return { detail: '', isLate: false };
  const day = weekdayDate(balanceRequest.dueOn);
  const isLate = balanceRequest.isOverdue;
  return { detail: `${formatPounds(balance)} ${isLate ? 'was' : 'is'} due by ${day}.`, isLate };
}

/** 'top 4, Statuario Venato'; only for orders of several tops. */
const topText = (top: AdminOrderTop, { tops }: Pick<NextOrder, 'tops'>): string =>
  tops.length > 1
    ? `top ${tops.findIndex(({ id }) => id === top.id) + 1}, ${top.color.name}`
    : top.color.name;
