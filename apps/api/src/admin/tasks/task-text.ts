import { mailLabels } from '@app/contracts';
import { alertText, reviewReasons } from '@app/mails/words';
import type { StaffTaskKind } from '../../staff-tasks';

export interface TaskValues {
  note: string | null;
  name: string | null;
  /** Pounds of the payment that the task is about, or else of the deposit. */
  amount: string | null;
  tops: number;
  isMailToTeam: boolean | null;
}

const customerText = ({ name }: TaskValues) => name ?? 'the customer';
const amountText = ({ amount }: TaskValues) => (amount === null ? 'a payment' : `£${amount}`);
const mailLabelOf = ({ note }: TaskValues) =>
  Object.entries(mailLabels).find(([kind]) => kind === note)?.[1] ?? 'an email';

const titles: Record<StaffTaskKind, (task: TaskValues) => string> = {
  'call-customer': (task) => `Call ${customerText(task)} to confirm the measurements`,
  'arrange-delivery': (task) => `Arrange another delivery with ${customerText(task)}`,
  'review-payment': (task) => `Decide on ${amountText(task)} from ${customerText(task)}`,
  'answer-contact': (task) => `Answer ${customerText(task)}`,
  'answer-trade': (task) => `Answer the trade inquiry of ${customerText(task)}`,
  'undelivered-mail': (task) =>
    task.isMailToTeam
      ? 'Check the team’s own mailbox: a notice could not be delivered'
      : `Reach ${customerText(task)} in another way: an email could not be delivered`,
  'check-refund': (task) => `Check the refund to ${customerText(task)}`,
  'check-books': ({ name }) =>
    `See what happened with a payment${name === null ? '' : ` of ${name}`} at the card provider`,
  chargeback: (task) => `Accept or contest the chargeback of ${customerText(task)}’s bank`,
  'refund-credit': (task) =>
    `Refund ${task.note === null ? '' : `£${task.note} `}to ${customerText(task)}: more has come in than the price`,
  'revision-answered': (task) => `See what ${customerText(task)} says to the revised price`,
  'customer-cancels': (task) =>
    task.note === 'asked'
      ? `Decide: ${customerText(task)} wants to cancel an order`
      : `See that nothing is cut: ${customerText(task)} has cancelled an order`,
  'workshop-problem': (task) => `Deal with a problem: a top of ${customerText(task)}`,
  alert: ({ note }) => alertText(note ?? '').title,
  'own-task': ({ note }) => note ?? 'Own task',
};

const revisionAnswers: Record<string, string> = {
  accepted: 'Agreed: the top can be made.',
  'accepted-unpaid': 'Agreed. No deposit has been paid yet.',
  declined: 'Declined: call before anything is cut.',
};

const callNotes: Record<string, string> = {
  'visit-booked': 'A visit or call to measure is booked.',
  'paid-by-another':
    'Somebody other than the customer paid the deposit: ask both whose order it is, and where it goes.',
  'other-address':
    'The deposit was paid with another delivery address, or with none: ask where it goes, and see whether delivery is paid.',
};

const details: Record<StaffTaskKind, (task: TaskValues) => string | null> = {
  'call-customer': ({ note }) => (note !== null && callNotes[note]) || null,
  'arrange-delivery': ({ tops }) => `${tops} tops: one delivery covers two.`,
  'review-payment': ({ note }) => note && reviewReasons(note).join(' '),
  'answer-contact': () => null,
  'answer-trade': () => null,
  'undelivered-mail': (task) => `It was: ${mailLabelOf(task)}.`,
  'check-refund': ({ note }) => note ?? 'SumUp does not list the refund yet.',
  'check-books': ({ note }) => note,
  chargeback: ({ note }) => note,
  'refund-credit': () =>
    'Their page of the order says that we are in touch about it. It completes automatically once the money has gone back or the price is higher; complete it yourself if you agree otherwise.',
  'revision-answered': ({ note }) => note && (revisionAnswers[note] ?? note),
  'customer-cancels': ({ note }) =>
    note === 'asked' ? 'Cancel it on the order, where you say what is refunded; or ring them.' : null,
  'workshop-problem': ({ note }) => note,
  alert: ({ note }) => note && alertText(note).text,
  'own-task': () => null,
};

export const taskTitle = (kind: StaffTaskKind, task: TaskValues): string =>
  isKnownKind(kind) ? titles[kind](task) : kind;

export const taskDetail = (kind: StaffTaskKind, task: TaskValues): string | null =>
  isKnownKind(kind) ? details[kind](task) : null;

/** A newer release may have created kinds that this one does not know. */
const isKnownKind = (kind: string): kind is StaffTaskKind => Object.hasOwn(titles, kind);
