import type { AdminOrderDetail, AdminOrderTop, DepositWay, UnsignedDrawing } from '@app/contracts';
import { countTops, describePart, formatPounds, formatSize } from '@app/pricing';
import { numberInWords, weekdayDate } from '@app/ui';
import { capitalised } from '../../../lib/format-text';
import { dueTime, timeInSentence } from '../../../lib/status/short-time';
import type { HandoverKind, NextStep } from './next-step';

type NextOrder = Pick<AdminOrderDetail, 'reference' | 'customer' | 'tops' | 'money' | 'appointments'>;

interface NextStepText {
  title: string;
  detail: string;
  /** Overdue, or a payment is missing. */
  isLate: boolean;
}

export function nextStepText(next: NextStep, order: NextOrder): NextStepText {
  const customerName = order.customer.name ?? 'the customer';
  const notLate = (title: string, detail = ''): NextStepText => ({ title, detail, isLate: false });
  switch (next.kind) {
    case 'review':
      return notLate(
        'A payment needs a decision',
        next.attempt?.reviewReason ?? 'It was made on another order for one of these tops.',
      );
    case 'cancellation-requested':
      return notLate(
        `${capitalised(customerName)} wants to cancel`,
        'Cancel the order, or call the customer.',
      );
    case 'credit':
      return notLate(
        `Refund ${formatPounds(next.amount)} to ${customerName}`,
        'The customer has paid more than the price. To refund a card, use Refund next to the card payment.',
      );
    case 'deposit':
      return depositText(next.deposit, order);
    case 'agreement':
      return notLate(
        `${capitalised(customerName)} has to agree to ${formatPounds(next.proposal.totalPrice)}`,
        `${capitalised(topText(next.top, order))}, ${sizeOf(next.proposal)} instead of ${sizeOf(next.top)}; it was ${formatPounds(next.top.totalPrice)}. Asked ${timeInSentence(next.proposal.proposedAt)}. Nothing is cut until then.`,
      );
    case 'problem':
      return {
        title: `A problem with ${topText(next.top, order)} has to be solved`,
        detail: next.task.detail ?? '',
        isLate: next.task.isOverdue,
      };
    case 'sizes':
      return sizesText(next, order, customerName);
    case 'ask-balance':
      return notLate(
        `Request the balance of ${formatPounds(next.amount)}`,
        order.customer.email
          ? `All sizes are agreed. The payment link is sent to ${order.customer.email}.`
          : 'All sizes are agreed.',
      );
    case 'drawing':
      return notLate(drawingTitle(next.top, order), drawingDetail(next.drawing, order));
    case 'make':
      return { ...notLate(makeText(next, order)), ...dueText(order) };
    case 'book':
      return { ...notLate(bookText(next), ''), ...dueText(order) };
    case 'hand-over': {
      const { startsAt } = next.appointment;
      const day = startsAt ? `, ${dueTime(startsAt)}` : '';
      return {
        ...notLate(handOverTitle(next, day)),
        ...dueText(order),
      };
    }
    case 'unpaid':
      return {
        title: `Delivered or collected, ${formatPounds(next.amount)} unpaid`,
        detail: dueText(order).detail || 'The balance was never requested.',
        isLate: true,
      };
    case 'nothing':
      return nothingText[next.reason];
  }
}

function handOverTitle(
  { what, appointment: { part } }: Extract<NextStep, { kind: 'hand-over' }>,
  day: string,
): string {
  const tops = part ? describePart(part) : 'it';
  return what === 'delivery' ? `Deliver ${tops}${day}` : `Hand ${part ? `over ${tops}` : 'it over'}${day}`;
}

const nothingText: Record<Extract<NextStep, { kind: 'nothing' }>['reason'], NextStepText> = {
  'taken-back': {
    title: 'This is no longer an order',
    detail: 'The payment that created it was undone. Its quotes can be ordered again.',
    isLate: false,
  },
  cancelled: { title: 'Cancelled', detail: 'Nothing is left to do.', isLate: false },
  done: { title: 'Done', detail: 'Delivered or collected, and paid in full.', isLate: false },
};

const spellOut = (count: number) => numberInWords(count).toLowerCase();
const sizeOf = ({ length, width }: { length: number; width: number }) =>
  formatSize({ lengthMm: length, widthMm: width });

const depositWays: Record<DepositWay, string> = {
  'bank-transfer': ' by bank transfer',
  'card-link': ' by payment link',
  'card-phone': ' by card on the phone',
  'card-counter': ' at the card terminal',
  cash: ' in cash',
  none: '',
};

function depositText(
  { amount, method, dueOn, isLate }: Extract<NextStep, { kind: 'deposit' }>['deposit'],
  { reference }: NextOrder,
): NextStepText {
  const day = dueOn && `, ${isLate ? 'was due' : 'due'} ${weekdayDate(dueOn)}`;
  return {
    title: `Wait for ${formatPounds(amount)}${depositWays[method]}${day ?? ''}`,
    detail: `The reference is ${reference}. You get a task to call the customer once it is paid.`,
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
  const severalTops = count > 1 ? ` of ${spellOut(count)} tops` : '';
  const ofTops = which ? ` of ${which}` : severalTops;
  const by = task ? `${task.isOverdue ? 'Was due by' : 'By'} ${dueTime(task.dueAt)}. ` : '';
  const when = visit?.startsAt ? `Booked for ${dueTime(visit.startsAt)}. ` : by;
  return {
    title: visit ? `Measure${ofTops || ' the top'} with ${whom}` : `Call ${whom} about the sizes${ofTops}`,
    detail: `${when}${task?.detail ?? 'Nothing is cut until then.'}`,
    isLate: !visit && task?.isOverdue === true,
  };
}

const drawingTitle = (top: AdminOrderTop, order: NextOrder): string =>
  `Drawing not agreed to yet${order.tops.length > 1 ? `: ${topText(top, order)}` : ''}`;

function drawingDetail(
  { isComplete, mailedAt }: UnsignedDrawing,
  { customer: { email } }: NextOrder,
): string {
  if (!isComplete) return 'It needs the position of each basin and cut-out first.';
  if (!email) return 'There is no email address to send it to. Without an agreement, say why it is cut.';
  const when = mailedAt
    ? `Sent to ${email} ${timeInSentence(mailedAt)}.`
    : `It is sent to ${email} ten minutes after the sizes are confirmed.`;
  return `${when} Nothing is cut until the customer agrees.`;
}

function makeText({ top, from, count }: Extract<NextStep, { kind: 'make' }>, order: NextOrder): string {
  const verb = from === 'measured' ? 'Start' : 'Finish';
  const activeTops = order.tops.filter(({ stage }) => stage);
  if (activeTops.length === 1) return from === 'measured' ? 'Start production' : 'Finish the top';
  if (count === 2 && activeTops.length === 2) return `${verb} both tops`;
  if (count === activeTops.length) return `${verb} all ${spellOut(count)} tops`;
  const position = count === 1 ? `the last of ${spellOut(activeTops.length)}` : `one of ${spellOut(count)}`;
  return `${verb} ${topText(top, order)}, ${position}`;
}

const handoverText: Record<HandoverKind, { book: string; offered: string }> = {
  delivery: { book: 'Book the delivery', offered: 'Waiting for the customer to choose a delivery time' },
  collection: {
    book: 'Book the collection',
    offered: 'Waiting for the customer to choose a collection time',
  },
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
