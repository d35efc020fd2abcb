import type {
  AgreementMethod,
  AppointmentKind,
  DepositWay,
  OrderStage,
  QuoteStatus,
  RecordedMethod,
} from '@app/contracts';
import type { TaskKind, TimelineEvent } from '@app/contracts';
import { appointmentText, formatDayAndTimes, reviewReasons } from '@app/mails/words';
import { formatDay, formatGbp, formatSize, toPence } from '@app/pricing';
import { type MailKind, mailLabels } from '../../mail';
import { readLondonDay } from '../../platform/clock/london-day';
import type { TimelineKind } from '../../quotes';

export interface TimelineRow {
  id: string;
  at: Date;
  kind: string;
  details: Details;
  /** First name of the staff member; null for the customer, the shop itself or an erased account. */
  by: string | null;
  mail_kind: MailKind | null;
  /** null without a mail, or for a mail to the team. */
  mail_address: string | null;
  mail_details: Details | null;
  /** First name of the person named for an appointment; null if there is none. */
  person: string | null;
  /** First name of the person named before. */
  person_before: string | null;
}

type Details = Record<string, unknown>;
type EventText = [text: string, detail?: string | false | null, tone?: TimelineEvent['tone']];

/** Null if absent or erased. */
const textAt = (details: Details | null, key: string): string | null => {
  const value = details?.[key];
  return typeof value === 'string' && value !== '' ? value : null;
};

const poundsAt = (details: Details, key: string): string | null => {
  const amount = textAt(details, key);
  return amount && /^-?\d+(\.\d+)?$/.test(amount) ? formatGbp(toPence(amount)) : null;
};

const labelAt = (labels: Partial<Record<string, string>>, details: Details, key: string): string | null =>
  labels[textAt(details, key) ?? ''] ?? null;

const timeAt = (details: Details, key: string): string | null => {
  const at = textAt(details, key);
  return at && formatDayAndTimes(new Date(at), null);
};

const dayAt = (details: Details, key: string): string | null => {
  const day = textAt(details, key);
  return day && formatDay(`${day}T12:00:00Z`);
};

type TextPart = string | null | undefined | false;
export const joinTexts = (...parts: TextPart[]): string | null => parts.filter(Boolean).join(' · ') || null;
const withPrefix = (prefix: string, part: TextPart): TextPart => part && `${prefix}${part}`;

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
  'undelivered-mail': 'an email that could not be sent',
  'check-refund': 'checking a refund',
  chargeback: 'the chargeback',
  'check-books': 'money that moved at the card provider without the shop',
  'refund-credit': 'what was paid above the price',
  'workshop-problem': 'a problem of the workshop',
  'revision-answered': 'the answer to a revised price',
  'customer-cancels': 'that the customer cancels',
  alert: 'a part that did not work',
  'own-task': 'a task of our own',
};

const howText: Record<AgreementMethod, string> = {
  phone: 'by phone',
  showroom: 'in the showroom',
  'on-site': 'at the customer’s',
  email: 'by email',
};

const methodText: Record<RecordedMethod, string> = {
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
  refund: 'Payment looked at: it is to be refunded',
  dismiss: 'Payment looked at: nothing is to be done about it',
  settle: 'Payment looked at: it was settled outside the shop',
};

const customerIn = (details: Details): string | null =>
  joinTexts(
    ...['customerName', 'customerEmail', 'customerPhone', 'deliveryAddress'].map((key) =>
      textAt(details, key),
    ),
  );

const appointmentIn = (details: Details): string =>
  appointmentText[textAt(details, 'kind') as AppointmentKind]?.name ?? 'Appointment';

function dayIn(details: Details): string {
  const day = textAt(details, 'dueOn') ?? '';
  return readLondonDay(day) ? formatDay(`${day}T12:00:00Z`) : 'another day';
}

/** Why work on a top continues although it is on hold or its drawing is not signed. */
const stageReasonIn = (details: Details): TextPart =>
  details.isUnsigned ? withPrefix('Drawing not signed: ', textAt(details, 'reason')) : holdReasonIn(details);
const holdReasonIn = (details: Details): TextPart =>
  withPrefix('Although on hold: ', textAt(details, 'reason'));

function handOverIn({ stage, name, isUndone }: Details): string {
  const stageName = stage === 'collected' ? 'Collected' : 'Delivered';
  const text = name ? `${stageName}, with a photo` : stageName;
  return isUndone ? `Taken back: ${text}` : text;
}

const taskIn = (details: Details): string => labelAt(taskText, details, 'task') ?? 'a task';

const mailLabelOf = ({ mail_kind, details }: TimelineRow): string =>
  labelAt(mailLabels, { kind: mail_kind ?? details.kind }, 'kind') ?? 'Email';

const recipientText = ({ mail_address }: TimelineRow): TextPart => withPrefix('To ', mail_address);

/** A follow-up is shown with its text (D30). */
const requestedMail = (row: TimelineRow): EventText => {
  const mail = joinTexts(recipientText(row), textAt(row.mail_details, 'subject'));
  if (row.mail_kind !== 'quote-follow-up')
    return [row.by ? 'Sent again by email' : 'Copy by email requested', mail];
  return ['Follow-up email written', [mail, textAt(row.mail_details, 'text')].filter(Boolean).join('\n\n')];
};

const methodIn = (details: Details): string => labelAt(methodText, details, 'method') ?? 'in another way';
const amountIn = (details: Details): string => withPrefix(' of ', poundsAt(details, 'amount')) || '';
const depositIn = (details: Details): string =>
  withPrefix('Deposit of ', poundsAt(details, 'depositAmount')) || 'Deposit';
const paidPartIn = (details: Details): string => poundsAt(details, 'amount') ?? 'a part';
const notPaid = (text: string, details: Details): EventText => [
  text,
  labelAt(outcomeText, details, 'outcome'),
  details.outcome === 'rejected' ? 'bad' : 'plain',
];
const sizeIn = ({ lengthMm, widthMm }: Details): string =>
  typeof lengthMm === 'number' && typeof widthMm === 'number' ? `: ${formatSize({ lengthMm, widthMm })}` : '';
const revisionIn = (details: Details): string | null =>
  joinTexts(textAt(details, 'reference'), poundsAt(details, 'totalPrice'));

const eventTexts: Record<TimelineKind, (details: Details, row: TimelineRow) => EventText> = {
  'made-by-staff': ({ inquiry }) => ['Quote made by staff', inquiry ? 'In answer to an inquiry' : null],
  'customer-changed': (details) => [
    'Customer details changed',
    !details.erased && (customerIn(details) ?? 'Nothing is known of the customer any more'),
  ],
  'details-sent': (details) => [
    `${textAt(details, 'depositId') ? 'The payer' : 'Somebody with the link'} entered different details; the saved customer was kept`,
    !details.erased && customerIn(details),
  ],
  'status-changed': (details) => [
    `Status: ${labelAt(statusText, details, 'status') ?? 'changed'}`,
    withPrefix('Before: ', labelAt(statusText, details, 'before')),
  ],
  'rules-overridden': (details) => [
    'To be made although the rules say it cannot',
    joinTexts(textAt(details, 'reason'), textAt(details, 'problems')),
    'bad',
  ],
  'job-changed': (details) => ['Job of several tops changed', textAt(details, 'name')],
  'stage-changed': (details) => [
    labelAt(stageText, details, 'stage') ?? 'Stage changed',
    joinTexts(withPrefix('Before: ', labelAt(stageText, details, 'before')), stageReasonIn(details)),
  ],
  'appointment-offered': (details) => [`${appointmentIn(details)} offered`, holdReasonIn(details)],
  'appointment-booked': (details, { person }) => [
    `${appointmentIn(details)} booked`,
    joinTexts(timeAt(details, 'startsAt'), person, holdReasonIn(details)),
  ],
  'appointment-moved': (details, { person }) => [
    `${appointmentIn(details)} moved`,
    joinTexts(timeAt(details, 'startsAt'), person, withPrefix('Before: ', timeAt(details, 'before'))),
  ],
  'appointment-assigned': (details, { person, person_before }) => [
    `${appointmentIn(details)}: ${person ?? 'nobody named'}`,
    joinTexts(timeAt(details, 'startsAt'), withPrefix('Before: ', person_before)),
  ],
  'appointment-cancelled': (details) =>
    details.isNobodyThere
      ? [
          `${appointmentIn(details)}: nobody was there`,
          joinTexts(textAt(details, 'note'), timeAt(details, 'enteredAt')),
          'bad',
        ]
      : [
          `${appointmentIn(details)} cancelled${details.byCustomer ? ' by the customer' : ''}`,
          timeAt(details, 'before'),
        ],
  'signed-on-site': (details) => [
    'Sizes signed on site',
    joinTexts(textAt(details, 'name'), timeAt(details, 'enteredAt')),
  ],
  'not-signed-on-site': (details) => [
    'Sizes taken on site, nobody signed',
    joinTexts(textAt(details, 'reason'), timeAt(details, 'enteredAt')),
  ],
  'drawing-agreed': (details) => ['Drawing agreed on the order page', textAt(details, 'name')],
  'problem-reported': (details) => ['Problem reported', textAt(details, 'text'), 'bad'],
  'appointment-tops-changed': (details) => [
    `${appointmentIn(details)} takes other tops`,
    joinTexts(textAt(details, 'tops'), withPrefix('Before: ', textAt(details, 'before'))),
  ],
  'handed-over': (details) => [
    handOverIn(details),
    joinTexts(textAt(details, 'some'), textAt(details, 'name'), timeAt(details, 'enteredAt')),
  ],
  'order-cancelled': (details, { by }) => {
    const refunded = poundsAt(details, 'refunded');
    const text = details.isAll === false ? 'Top cancelled' : 'Order cancelled';
    return [
      by ? text : `${text} by the customer`,
      joinTexts(
        refunded && `${refunded} of ${poundsAt(details, 'received')} refunded`,
        textAt(details, 'reason'),
      ),
      'bad',
    ];
  },
  'cancellation-requested': () => ['The customer asks to cancel the order', null, 'bad'],
  'photos-added': ({ count }) => [
    'Photos of the top added',
    Number(count) > 1 ? `${Number(count)} photos` : 'One photo',
  ],
  'photo-removed': () => ['Photo of the top removed'],
  'validity-changed': (details) => [
    `Price holds to ${textAt(details, 'lastValidDay') ?? 'another day'}`,
    withPrefix('Before: ', textAt(details, 'before')),
  ],
  // An erased note still shows that there was one.
  note: (details) => ['Note', textAt(details, 'text') ?? 'Erased', 'note'],
  deleted: () => ['Quote deleted', null, 'bad'],
  restored: () => ['Quote restored'],
  'mail-requested': (_, row) => requestedMail(row),
  'mail-resent': (_, row) => [`${mailLabelOf(row)}: to be sent once more`, recipientText(row)],
  'reminder-written': () => ['Reminder written'],
  'mail-sent': (_, row) => [`${mailLabelOf(row)}: email sent`, recipientText(row)],
  'mail-failed': (_, row) => [`${mailLabelOf(row)}: the email could not be sent`, recipientText(row), 'bad'],
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
    joinTexts(
      withPrefix('Due by ', dayAt(details, 'dueOn')),
      poundsAt(details, 'smallestPart') && `in parts of ${poundsAt(details, 'smallestPart')} or more`,
    ),
  ],
  'balance-withdrawn': () => ['Balance request withdrawn'],
  'balance-begun': (details) => [`Card page opened: ${paidPartIn(details)} of the balance`],
  'balance-paid': (details) => [`Balance: ${paidPartIn(details)} paid online`, null, 'good'],
  'balance-not-paid': (details) => notPaid('Balance not paid online', details),
  'review-decided': (details) => [
    labelAt(decisionText, details, 'decision') ?? 'A payment was decided about',
    joinTexts(poundsAt(details, 'amount'), textAt(details, 'reason')),
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
  'chargeback-accepted': () => ['Chargeback accepted', null, 'bad'],
  'chargeback-contested': () => ['Chargeback contested with evidence'],
  'chargeback-won': (details) => [
    `Chargeback won: ${paidPartIn(details)} counts again`,
    details.paidOn
      ? `The card provider paid it out on ${dayIn({ dueOn: details.paidOn })}`
      : 'Not yet among the card provider’s payouts',
    'good',
  ],
  'charged-back': (details) => [`Chargeback${amountIn(details)} by the customer’s bank`, null, 'bad'],
  'order-taken': (details) => [
    `Order ${textAt(details, 'reference') ?? ''} taken`,
    joinTexts(
      withPrefix('Deposit ', poundsAt(details, 'depositAmount')),
      labelAt(depositWayText, details, 'depositBy'),
    ),
    'good',
  ],
  'tops-added': (details) => [`Added to the order: ${textAt(details, 'references') ?? ''}`, null],
  'delivery-changed': (details) => [
    details.isDelivery ? `To be delivered, for ${poundsAt(details, 'deliveryAmount')}` : 'To be collected',
    textAt(details, 'deliveryAddress'),
  ],
  'payment-recorded': (details) => [
    `Payment${amountIn(details)} recorded, ${methodIn(details)}`,
    joinTexts(withPrefix('Paid on ', dayAt(details, 'paidOn')), textAt(details, 'note')),
    'good',
  ],
  'payment-undone': (details) => [
    `${details.isRefund ? 'Refund' : 'Payment'}${amountIn(details)} taken back, ${methodIn(details)}`,
    textAt(details, 'reason'),
    'bad',
  ],
  'credit-refunded': (details) => [
    `${details.isMore ? poundsAt(details, 'amount') : `Credit${amountIn(details)}`} refunded, ${methodIn(details)}`,
    joinTexts(withPrefix('Refunded on ', dayAt(details, 'paidOn')), textAt(details, 'note')),
  ],
  'invoice-recipient-set': () => ['Invoice recipient changed'],
  'task-done': (details) => [`Done: ${taskIn(details)}`, null, 'good'],
  'task-reopened': (details) => [`Reopened: ${taskIn(details)}`],
  'task-postponed': (details) => [`Put off to ${dayIn(details)}: ${taskIn(details)}`],
  'call-unanswered': (details) => ['Called, no answer', `To be tried again on ${dayIn(details)}.`],
  measured: (details) => [
    `Sizes to cut recorded${sizeIn(details)}`,
    joinTexts(labelAt(howText, details, 'how'), details.price === 'keep' && 'the price stays as quoted'),
    'good',
  ],
  'made-by-revision': (details) => [
    'Made as the revised quote, from the sizes as measured',
    withPrefix('Revises ', textAt(details, 'reference')),
  ],
  'revision-proposed': (details) => {
    const total = poundsAt(details, 'totalPrice');
    return [
      'Revised price for the customer to agree to',
      joinTexts(
        textAt(details, 'reference'),
        total && `${total} instead of ${poundsAt(details, 'previousTotal')}`,
      ),
    ];
  },
  'revision-agreed': (details) => [
    `${textAt(details, 'agreedBy') ?? 'The customer'} agreed to the revised price${withPrefix(' ', labelAt(howText, details, 'how')) || ''}`,
    revisionIn(details),
    'good',
  ],
  'revision-declined': (details) => ['The customer declined the revised price', revisionIn(details), 'bad'],
  'revision-withdrawn': (details) => ['Revised price withdrawn', revisionIn(details)],
};

/** A kind unknown to this version is shown by its name. */
export function toTimelineEvent(row: TimelineRow): TimelineEvent {
  const { id, at, kind, by, details } = row;
  const [text, detail, tone = 'plain'] = Object.hasOwn(eventTexts, kind)
    ? eventTexts[kind as TimelineKind](details, row)
    : [kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ')];
  return { id, at: at.toISOString(), kind, text, detail: detail || null, tone, by };
}
