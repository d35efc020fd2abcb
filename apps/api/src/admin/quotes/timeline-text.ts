import type {
  AgreedHow,
  AppointmentKind,
  DepositWay,
  OrderStage,
  QuoteStatus,
  RecordedMethod,
} from '@app/contracts';
import type { TaskKind, TimelineEvent } from '@app/contracts';
import { appointmentText, dayAndTimes, reviewReasons } from '@app/mails/words';
import { formatDay, formatGbp, formatSize, toPence } from '@app/pricing';
import { type MailKind, mailLabels } from '../../mail';
import type { TimelineKind } from '../../quotes';

export interface TimelineRow {
  id: string;
  at: Date;
  kind: string;
  details: Details;
  /** First name of the staff member; null: the customer, the shop itself or an erased account. */
  by: string | null;
  mail_kind: MailKind | null;
  /** null: no mail, or one to the team. */
  mail_address: string | null;
  mail_details: Details | null;
}

type Details = Record<string, unknown>;
type Words = [text: string, detail?: string | false | null, tone?: TimelineEvent['tone']];

/** Null if absent or erased. */
const textAt = (details: Details | null, key: string): string | null => {
  const value = details?.[key];
  return typeof value === 'string' && value !== '' ? value : null;
};

const poundsAt = (details: Details, key: string): string | null => {
  const amount = textAt(details, key);
  return amount && /^-?\d+(\.\d+)?$/.test(amount) ? formatGbp(toPence(amount)) : null;
};

const wordAt = (words: Partial<Record<string, string>>, details: Details, key: string): string | null =>
  words[textAt(details, key) ?? ''] ?? null;

const timeAt = (details: Details, key: string): string | null => {
  const at = textAt(details, key);
  return at && dayAndTimes(new Date(at), null);
};

const dayAt = (details: Details, key: string): string | null => {
  const day = textAt(details, key);
  return day && formatDay(`${day}T12:00:00Z`);
};

type Part = string | null | undefined | false;
export const joined = (...parts: Part[]): string | null => parts.filter(Boolean).join(' · ') || null;
const prefixed = (words: string, part: Part): Part => part && `${words}${part}`;

const depositWayText: Record<DepositWay, string> = {
  'bank-transfer': 'by bank transfer',
  'card-link': 'by card, from a link',
  'card-phone': 'by card, on the phone',
  'card-counter': 'at the card terminal',
  cash: 'in cash',
  none: 'not asked for',
};

export const statusText: Record<QuoteStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  declined: 'Declined',
  completed: 'Completed',
};

export const stageText: Record<OrderStage, string> = {
  'to-measure': 'To measure',
  measured: 'Measured',
  'in-production': 'In production',
  ready: 'Ready',
  delivered: 'Delivered',
  collected: 'Collected',
};

const taskText: Record<TaskKind, string> = {
  'call-customer': 'the call to the customer',
  'arrange-delivery': 'arranging another delivery',
  'review-payment': 'looking at a payment',
  'answer-contact': 'answering a message',
  'answer-trade': 'answering a trade inquiry',
  'undelivered-mail': 'a mail that could not be sent',
  'check-refund': 'checking a refund',
  'check-books': 'money that moved at the card provider without the shop',
  'give-back-credit': 'what was paid above the price',
  'revision-answered': 'the answer to a revised price',
  'customer-cancels': 'that the customer cancels',
  alert: 'a part that did not work',
};

const howText: Record<AgreedHow, string> = {
  phone: 'by phone',
  showroom: 'in the showroom',
  'on-site': 'at the customer’s',
  email: 'by e-mail',
};

const methodWords: Record<RecordedMethod, string> = {
  'bank-transfer': 'by bank transfer',
  'card-counter': 'by card at the counter',
  cash: 'in cash',
};

const outcomeText = {
  expired: 'Nothing was paid on the card page in its time.',
  closed: 'Its card page was closed.',
  rejected: 'The card provider would not open a page.',
};

const decisionText = {
  accept: 'Payment looked at: it counts',
  refund: 'Payment looked at: it is to be given back',
  dismiss: 'Payment looked at: nothing is to be done about it',
  settle: 'Payment looked at: it was settled outside the shop',
};

const customerIn = (details: Details): string | null =>
  joined(
    ...['customerName', 'customerEmail', 'customerPhone', 'deliveryAddress'].map((key) =>
      textAt(details, key),
    ),
  );

const appointmentIn = (details: Details): string =>
  appointmentText[textAt(details, 'kind') as AppointmentKind]?.name ?? 'Appointment';

const taskIn = (details: Details): string => wordAt(taskText, details, 'task') ?? 'a task';

const mailOf = ({ mail_kind, details }: TimelineRow): string =>
  wordAt(mailLabels, { kind: mail_kind ?? details.kind }, 'kind') ?? 'E-mail';

const receiverOf = ({ mail_address }: TimelineRow): Part => prefixed('To ', mail_address);

/** A follow-up is shown with its text (D30). */
const requestedMail = (row: TimelineRow): Words => {
  const mail = joined(receiverOf(row), textAt(row.mail_details, 'subject'));
  if (row.mail_kind !== 'quote-follow-up')
    return [row.by ? 'Sent again by e-mail' : 'Asked for by e-mail', mail];
  return ['Follow-up e-mail written', [mail, textAt(row.mail_details, 'text')].filter(Boolean).join('\n\n')];
};

const methodIn = (details: Details): string => wordAt(methodWords, details, 'method') ?? 'in another way';
const amountIn = (details: Details): string => prefixed(' of ', poundsAt(details, 'amount')) || '';
const depositIn = (details: Details): string =>
  prefixed('Deposit of ', poundsAt(details, 'depositAmount')) || 'Deposit';
const partIn = (details: Details): string => poundsAt(details, 'amount') ?? 'a part';
const notPaid = (text: string, details: Details): Words => [
  text,
  wordAt(outcomeText, details, 'outcome'),
  details.outcome === 'rejected' ? 'bad' : 'plain',
];
const sizeIn = ({ lengthMm, widthMm }: Details): string =>
  typeof lengthMm === 'number' && typeof widthMm === 'number' ? `: ${formatSize({ lengthMm, widthMm })}` : '';
const revisionIn = (details: Details): string | null =>
  joined(textAt(details, 'reference'), poundsAt(details, 'totalPrice'));

/** Kinds unknown to this version are shown by their name. */
const words: Record<TimelineKind, (details: Details, row: TimelineRow) => Words> = {
  'made-by-staff': ({ inquiry }) => ['Quote made by staff', inquiry ? 'In answer to an inquiry' : null],
  'customer-changed': (details) => [
    'Customer details changed',
    !details.erased && (customerIn(details) ?? 'Nothing is known of the customer any more'),
  ],
  'details-sent': (details) => [
    `${textAt(details, 'depositId') ? 'The payer' : 'Somebody with the link'} sent other details; the customer stays`,
    !details.erased && customerIn(details),
  ],
  'status-changed': (details) => [
    `Status: ${wordAt(statusText, details, 'status') ?? 'changed'}`,
    prefixed('Before: ', wordAt(statusText, details, 'before')),
  ],
  'job-changed': (details) => ['Job of several tops changed', textAt(details, 'name')],
  'stage-changed': (details) => [
    wordAt(stageText, details, 'stage') ?? 'Stage changed',
    prefixed('Before: ', wordAt(stageText, details, 'before')),
  ],
  'appointment-offered': (details) => [`${appointmentIn(details)} offered`],
  'appointment-booked': (details) => [`${appointmentIn(details)} booked`, timeAt(details, 'startsAt')],
  'appointment-moved': (details) => [
    `${appointmentIn(details)} moved`,
    joined(timeAt(details, 'startsAt'), prefixed('Before: ', timeAt(details, 'before'))),
  ],
  'appointment-cancelled': (details) => [`${appointmentIn(details)} cancelled`, timeAt(details, 'before')],
  'order-cancelled': (details, { by }) => {
    const refunded = poundsAt(details, 'refunded');
    return [
      by ? 'Order cancelled' : 'Order cancelled by its customer',
      joined(
        refunded && `${refunded} of ${poundsAt(details, 'received')} given back`,
        textAt(details, 'reason'),
      ),
      'bad',
    ];
  },
  'cancelling-asked': () => ['The customer asks to cancel the order', null, 'bad'],
  'photos-added': ({ count }) => [
    'Photos of the top added',
    Number(count) > 1 ? `${Number(count)} photos` : 'One photo',
  ],
  'photo-removed': () => ['Photo of the top removed'],
  'validity-changed': (details) => [
    `Price holds to ${textAt(details, 'lastValidDay') ?? 'another day'}`,
    prefixed('Before: ', textAt(details, 'before')),
  ],
  // An erased note still shows that there was one.
  note: (details) => ['Note', textAt(details, 'text') ?? 'Erased', 'note'],
  deleted: () => ['Quote deleted', null, 'bad'],
  restored: () => ['Quote restored'],
  'mail-requested': (_, row) => requestedMail(row),
  'mail-resent': (_, row) => [`${mailOf(row)}: to be sent once more`, receiverOf(row)],
  'reminder-written': () => ['Reminder written'],
  'mail-sent': (_, row) => [`${mailOf(row)}: e-mail sent`, receiverOf(row)],
  'mail-failed': (_, row) => [`${mailOf(row)}: the e-mail could not be sent`, receiverOf(row), 'bad'],
  'deposit-begun': (details) => [
    `${depositIn(details)} begun`,
    Number(details.attempt) > 1 && `Attempt ${Number(details.attempt)}`,
  ],
  'deposit-paid': (details) => [`${depositIn(details)} paid`, null, 'good'],
  'deposit-not-paid': (details) => notPaid('Deposit not paid', details),
  'deposit-in-review': (details) => [
    'A payment has to be looked at',
    reviewReasons(textAt(details, 'reason') ?? '').join(' '),
    'bad',
  ],
  'balance-asked': (details) => [
    `Balance${amountIn(details)} asked for`,
    joined(
      prefixed('Due by ', dayAt(details, 'dueOn')),
      poundsAt(details, 'smallestPart') && `in parts of ${poundsAt(details, 'smallestPart')} or more`,
    ),
  ],
  'balance-withdrawn': () => ['Balance request withdrawn'],
  'balance-begun': (details) => [`Card page opened: ${partIn(details)} of the balance`],
  'balance-paid': (details) => [`Balance: ${partIn(details)} paid online`, null, 'good'],
  'balance-not-paid': (details) => notPaid('Balance not paid online', details),
  'review-decided': (details) => [
    wordAt(decisionText, details, 'decision') ?? 'A payment was decided about',
    joined(poundsAt(details, 'amount'), textAt(details, 'reason')),
    details.decision === 'accept' ? 'good' : 'plain',
  ],
  'refund-asked': (details) => [`Refund${amountIn(details)} asked for`, textAt(details, 'reason')],
  'refund-confirmed': (details) => [`Refund${amountIn(details)} carried out`, null, 'good'],
  'refund-failed': (details) => [
    `Refund${amountIn(details)} not carried out`,
    textAt(details, 'remark'),
    'bad',
  ],
  'refund-sent-again': (details) => [
    `Refund${amountIn(details)} to be sent once more`,
    textAt(details, 'reason'),
  ],
  'refund-settled-outside': (details) => [
    `Refund${amountIn(details)} settled outside the shop`,
    textAt(details, 'reason'),
  ],
  'refunded-outside': (details) => [
    `Refund${amountIn(details)} made on the card provider’s own pages`,
    null,
    'bad',
  ],
  'charged-back': (details) => [`Chargeback${amountIn(details)} by the customer’s bank`, null, 'bad'],
  'order-taken': (details) => [
    `Order ${textAt(details, 'reference') ?? ''} taken`,
    joined(
      prefixed('Deposit ', poundsAt(details, 'depositAmount')),
      wordAt(depositWayText, details, 'depositBy'),
    ),
    'good',
  ],
  'tops-added': (details) => [`Added to the order: ${textAt(details, 'references') ?? ''}`, null],
  'delivery-changed': (details) => [
    details.isDelivery ? `To be delivered, for ${poundsAt(details, 'deliveryAmount')}` : 'To be collected',
    null,
  ],
  'payment-recorded': (details) => [
    `Payment${amountIn(details)} recorded, ${methodIn(details)}`,
    joined(prefixed('Paid on ', dayAt(details, 'paidOn')), textAt(details, 'note')),
    'good',
  ],
  'payment-undone': (details) => [
    `${details.isRefund ? 'Refund' : 'Payment'}${amountIn(details)} taken back, ${methodIn(details)}`,
    textAt(details, 'reason'),
    'bad',
  ],
  'credit-refunded': (details) => [
    `${details.isMore ? poundsAt(details, 'amount') : `Credit${amountIn(details)}`} given back, ${methodIn(details)}`,
    joined(prefixed('Given back on ', dayAt(details, 'paidOn')), textAt(details, 'note')),
  ],
  'invoice-recipient-set': () => ['Invoice recipient changed'],
  'task-done': (details) => [`Done: ${taskIn(details)}`, null, 'good'],
  'task-reopened': (details) => [`Reopened: ${taskIn(details)}`],
  measured: (details) => [
    `Sizes to cut recorded${sizeIn(details)}`,
    joined(wordAt(howText, details, 'how'), details.price === 'keep' && 'the price stays as quoted'),
    'good',
  ],
  'made-by-revision': (details) => [
    'Made as the revised quote, from the sizes as measured',
    prefixed('Revises ', textAt(details, 'reference')),
  ],
  'revision-proposed': (details) => {
    const total = poundsAt(details, 'totalPrice');
    return [
      'Revised price for the customer to agree to',
      joined(
        textAt(details, 'reference'),
        total && `${total} instead of ${poundsAt(details, 'previousTotal')}`,
      ),
    ];
  },
  'revision-agreed': (details) => [
    `${textAt(details, 'agreedBy') ?? 'The customer'} agreed to the revised price${prefixed(' ', wordAt(howText, details, 'how')) || ''}`,
    revisionIn(details),
    'good',
  ],
  'revision-declined': (details) => ['The customer declined the revised price', revisionIn(details), 'bad'],
  'revision-withdrawn': (details) => ['Revised price withdrawn', revisionIn(details)],
};

export function toTimelineEvent(row: TimelineRow): TimelineEvent {
  const { id, at, kind, by, details } = row;
  const [text, detail, tone = 'plain'] = Object.hasOwn(words, kind)
    ? words[kind as TimelineKind](details, row)
    : [kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ')];
  return { id, at: at.toISOString(), kind, text, detail: detail || null, tone, by };
}
