import type {
  AppointmentKind,
  MeasuredHow,
  OrderStage,
  QuoteStatus,
  RecordedMeans,
  TaskKind,
  TimelineEvent,
} from '@app/contracts';
import { appointmentWords, dayAndTimes, reviewReasons } from '@app/mails/words';
import { formatDay, formatGbp, formatSize, toPence } from '@app/pricing';
import { mailLabels } from '../../mail';
import type { TimelineKind } from '../../quotes';
import type { TimelineRow } from './timeline-row';

/** What happened, as staff read it. */
type Words = Pick<TimelineEvent, 'text'> & Partial<Pick<TimelineEvent, 'detail' | 'tone'>>;

/** An entry whose words were erased keeps what happened, and nothing of what was said. */
const erasedWords = 'Erased';

/** Text at a key of an entry's details; null: it is not there, or was erased. */
const textAt = (details: Record<string, unknown> | null, key: string): string | null => {
  const value = details?.[key];
  return typeof value === 'string' && value !== '' ? value : null;
};

const poundsAt = (details: Record<string, unknown>, key: string): string | null => {
  const amount = textAt(details, key);
  return amount && /^-?\d+(\.\d+)?$/.test(amount) ? formatGbp(toPence(amount)) : null;
};

const joined = (...parts: (string | null | undefined | false)[]): string | null =>
  parts.filter(Boolean).join(' · ') || null;

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export const statusWords: Record<QuoteStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  declined: 'Declined',
  completed: 'Completed',
};

export const stageWords: Record<OrderStage, string> = {
  'to-measure': 'To measure',
  measured: 'Measured',
  'in-production': 'In production',
  ready: 'Ready',
  delivered: 'Delivered',
  collected: 'Collected',
};

const taskWords: Record<TaskKind, string> = {
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

const howWords: Record<MeasuredHow, string> = {
  phone: 'by phone',
  showroom: 'in the showroom',
  'on-site': 'at the customer’s',
};

const meansWords: Record<RecordedMeans, string> = {
  'bank-transfer': 'by bank transfer',
  'card-counter': 'by card at the counter',
  cash: 'in cash',
};

const outcomeWords: Record<string, string> = {
  expired: 'Nothing was paid on the card page in its time.',
  closed: 'Its card page was closed.',
  rejected: 'The card provider would not open a page.',
};

const decisionWords: Record<string, string> = {
  accept: 'Payment looked at: it counts',
  refund: 'Payment looked at: it is to be given back',
  dismiss: 'Payment looked at: nothing is to be done about it',
  settle: 'Payment looked at: it was settled outside the shop',
};

const customerFields = ['customerName', 'customerEmail', 'customerPhone', 'deliveryAddress'];

const customerIn = (details: unknown): string | null =>
  typeof details === 'object' && details !== null
    ? joined(...customerFields.map((field) => textAt(details as Record<string, unknown>, field)))
    : null;

const statusAt = (details: Record<string, unknown>, key: string): string | null =>
  statusWords[textAt(details, key) as QuoteStatus] ?? null;

const stageAt = (details: Record<string, unknown>, key: string): string | null =>
  stageWords[textAt(details, key) as OrderStage] ?? null;

const appointmentAt = (details: Record<string, unknown>): string =>
  appointmentWords[textAt(details, 'kind') as AppointmentKind]?.name ?? 'Appointment';

const timeAt = (details: Record<string, unknown>, key: string): string | null => {
  const at = textAt(details, key);
  return at ? dayAndTimes(new Date(at), null) : null;
};

const taskAt = (details: Record<string, unknown>): string =>
  taskWords[textAt(details, 'task') as TaskKind] ?? 'a task';

const mailOf = ({ mail_kind, details }: TimelineRow): string => {
  const kind = mail_kind ?? textAt(details, 'kind');
  return kind && Object.hasOwn(mailLabels, kind) ? mailLabels[kind as keyof typeof mailLabels] : 'E-mail';
};

/** What staff wrote in a follow-up is shown with it (D30). */
const requestedMail = (row: TimelineRow): Words => {
  const subject = textAt(row.mail_details, 'subject');
  const letter = joined(row.mail_address && `To ${row.mail_address}`, subject);
  const text = textAt(row.mail_details, 'text');
  if (row.mail_kind === 'quote-follow-up') {
    return { text: 'Follow-up e-mail written', detail: [letter, text].filter(Boolean).join('\n\n') || null };
  }
  return { text: row.by ? 'Sent again by e-mail' : 'Asked for by e-mail', detail: letter };
};

/** The words of every kind. What an older or a younger version of the shop wrote besides is named as it is. */
const words: Record<TimelineKind, (row: TimelineRow) => Words> & Record<string, (row: TimelineRow) => Words> =
  {
    'made-by-staff': ({ details }) => ({
      text: 'Quote made by staff',
      detail: details.inquiry ? 'In answer to an inquiry' : null,
    }),
    'customer-changed': ({ details }) => ({
      text: 'Customer details changed',
      detail: details.erased ? null : (customerIn(details) ?? 'Nothing is known of the customer any more'),
    }),
    'details-sent': ({ details }) => ({
      text: `${textAt(details, 'depositId') ? 'The payer' : 'Somebody with the link'} sent other details; the customer stays`,
      detail: details.erased ? null : customerIn(details),
    }),
    'status-changed': ({ details }) => {
      const before = statusAt(details, 'before');
      return {
        text: `Status: ${statusAt(details, 'status') ?? 'changed'}`,
        detail: before && `Before: ${before}`,
      };
    },
    'job-changed': ({ details }) => ({
      text: 'Job of several tops changed',
      detail: textAt(details, 'name'),
    }),
    'stage-changed': ({ details }) => {
      const before = stageAt(details, 'before');
      return {
        text: stageAt(details, 'stage') ?? 'Stage changed',
        detail: before && `Before: ${before}`,
      };
    },
    'appointment-offered': ({ details }) => ({ text: `${appointmentAt(details)} offered` }),
    'appointment-booked': ({ details }) => ({
      text: `${appointmentAt(details)} booked`,
      detail: timeAt(details, 'startsAt'),
    }),
    'appointment-moved': ({ details }) => {
      const before = timeAt(details, 'before');
      return {
        text: `${appointmentAt(details)} moved`,
        detail: joined(timeAt(details, 'startsAt'), before && `Before: ${before}`),
      };
    },
    'appointment-cancelled': ({ details }) => ({
      text: `${appointmentAt(details)} cancelled`,
      detail: timeAt(details, 'before'),
    }),
    'order-cancelled': ({ details, by }) => ({
      text: by ? 'Order cancelled' : 'Order cancelled by its customer',
      detail: joined(
        poundsAt(details, 'givenBack') &&
          `${poundsAt(details, 'givenBack')} of ${poundsAt(details, 'received')} given back`,
        textAt(details, 'reason'),
      ),
      tone: 'bad',
    }),
    'cancelling-asked': () => ({ text: 'The customer asks to cancel the order', tone: 'bad' }),
    'photos-added': ({ details }) => ({
      text: 'Photos of the top added',
      detail: Number(details.count) > 1 ? `${Number(details.count)} photos` : 'One photo',
    }),
    'photo-removed': () => ({ text: 'Photo of the top removed' }),
    'validity-changed': ({ details }) => ({
      text: `Price holds to ${textAt(details, 'lastValidDay') ?? 'another day'}`,
      detail: joined(textAt(details, 'before') && `Before: ${textAt(details, 'before')}`),
    }),
    note: ({ details }) => ({ text: 'Note', detail: textAt(details, 'text') ?? erasedWords, tone: 'note' }),
    deleted: () => ({ text: 'Quote deleted', tone: 'bad' }),
    restored: () => ({ text: 'Quote restored' }),
    'mail-requested': requestedMail,
    'mail-resent': (row) => ({
      text: `${mailOf(row)}: to be sent once more`,
      detail: row.mail_address && `To ${row.mail_address}`,
    }),
    'reminder-written': () => ({ text: 'Reminder written' }),
    'mail-sent': (row) => ({
      text: `${mailOf(row)}: e-mail sent`,
      detail: row.mail_address && `To ${row.mail_address}`,
    }),
    'mail-failed': (row) => ({
      text: `${mailOf(row)}: the e-mail could not be sent`,
      detail: row.mail_address && `To ${row.mail_address}`,
      tone: 'bad',
    }),
    'deposit-begun': ({ details }) => ({
      text: `${depositIn(details)} begun`,
      detail: Number(details.attempt) > 1 ? `Attempt ${Number(details.attempt)}` : null,
    }),
    'deposit-paid': ({ details }) => ({ text: `${depositIn(details)} paid`, tone: 'good' }),
    'deposit-not-paid': ({ details }) => ({
      text: 'Deposit not paid',
      detail: outcomeWords[textAt(details, 'outcome') ?? ''] ?? null,
      ...(details.outcome === 'rejected' && { tone: 'bad' as const }),
    }),
    'deposit-in-review': ({ details }) => ({
      text: 'A payment has to be looked at',
      detail: reviewReasons(textAt(details, 'reason') ?? '').join(' ') || null,
      tone: 'bad',
    }),
    'balance-asked': ({ details }) => ({
      text: `Balance${amountIn(details)} asked for`,
      detail: joined(
        textAt(details, 'dueOn') && `Due by ${formatDay(`${textAt(details, 'dueOn')}T12:00:00Z`)}`,
        poundsAt(details, 'smallestPart') && `in parts of ${poundsAt(details, 'smallestPart')} or more`,
      ),
    }),
    'balance-withdrawn': () => ({ text: 'Balance asked for no more' }),
    'balance-begun': ({ details }) => ({
      text: `Card page opened: ${poundsAt(details, 'amount') ?? 'a part'} of the balance`,
    }),
    'balance-paid': ({ details }) => ({
      text: `Balance: ${poundsAt(details, 'amount') ?? 'a part'} paid online`,
      tone: 'good',
    }),
    'balance-not-paid': ({ details }) => ({
      text: 'Balance not paid online',
      detail: outcomeWords[textAt(details, 'outcome') ?? ''] ?? null,
      ...(details.outcome === 'rejected' && { tone: 'bad' as const }),
    }),
    'review-decided': ({ details }) => ({
      text: decisionWords[textAt(details, 'decision') ?? ''] ?? 'A payment was decided about',
      detail: joined(poundsAt(details, 'amount'), textAt(details, 'reason')),
      ...(details.decision === 'accept' && { tone: 'good' as const }),
    }),
    'refund-asked': ({ details }) => ({
      text: `Refund${amountIn(details)} asked for`,
      detail: textAt(details, 'reason'),
    }),
    'refund-confirmed': ({ details }) => ({ text: `Refund${amountIn(details)} carried out`, tone: 'good' }),
    'refund-failed': ({ details }) => ({
      text: `Refund${amountIn(details)} not carried out`,
      detail: textAt(details, 'remark'),
      tone: 'bad',
    }),
    'refund-sent-again': ({ details }) => ({
      text: `Refund${amountIn(details)} to be sent once more`,
      detail: textAt(details, 'reason'),
    }),
    'refund-settled-outside': ({ details }) => ({
      text: `Refund${amountIn(details)} settled outside the shop`,
      detail: textAt(details, 'reason'),
    }),
    'refunded-outside': ({ details }) => ({
      text: `Refund${amountIn(details)} made on the card provider’s own pages`,
      tone: 'bad',
    }),
    'charged-back': ({ details }) => ({
      text: `Chargeback${amountIn(details)} by the customer’s bank`,
      tone: 'bad',
    }),
    'payment-recorded': ({ details }) => ({
      text: `Payment${amountIn(details)}${ofJobIn(details)} recorded, ${meansIn(details)}`,
      detail: joined(onDayIn(details, 'Paid'), textAt(details, 'note')),
      tone: 'good',
    }),
    'payment-undone': ({ details }) => ({
      text: `${details.isRefund ? 'Refund' : 'Payment'}${amountIn(details)}${ofJobIn(details)} taken back, ${meansIn(details)}`,
      detail: textAt(details, 'reason'),
      tone: 'bad',
    }),
    'credit-given-back': ({ details }) => ({
      text: `${details.isMore ? poundsAt(details, 'amount') : `Credit${amountIn(details)}`} given back, ${meansIn(details)}`,
      detail: joined(onDayIn(details, 'Given back'), textAt(details, 'note')),
    }),
    'invoice-recipient-set': () => ({ text: 'Said whom its invoices are made out to' }),
    'task-done': ({ details }) => ({ text: `Done: ${taskAt(details)}`, tone: 'good' }),
    'task-reopened': ({ details }) => ({ text: `To be done after all: ${taskAt(details)}` }),
    measured: ({ details }) => ({
      text: `Sizes to cut recorded${sizeIn(details)}`,
      detail: joined(
        howWords[textAt(details, 'how') as MeasuredHow],
        details.price === 'keep' && 'the price stays as quoted',
      ),
      tone: 'good',
    }),
    'made-by-revision': ({ details }) => ({
      text: 'Made as the revised quote, from the sizes as measured',
      detail: textAt(details, 'reference') && `Revises ${textAt(details, 'reference')}`,
    }),
    'revision-proposed': ({ details }) => ({
      text: 'Revised price for the customer to agree to',
      detail: joined(
        textAt(details, 'reference'),
        poundsAt(details, 'totalPrice') &&
          `${poundsAt(details, 'totalPrice')} instead of ${poundsAt(details, 'previousTotal')}`,
      ),
    }),
    'revision-agreed': (row) => ({
      text: 'The customer agreed to the revised price',
      detail: revisionIn(row),
      tone: 'good',
    }),
    'revision-declined': (row) => ({
      text: 'The customer declined the revised price',
      detail: revisionIn(row),
      tone: 'bad',
    }),
    'revision-withdrawn': (row) => ({ text: 'Revised price withdrawn', detail: revisionIn(row) }),
  };

const revisionIn = ({ details }: TimelineRow): string | null =>
  joined(textAt(details, 'reference'), poundsAt(details, 'totalPrice'));

const sizeIn = ({ lengthMm, widthMm }: Record<string, unknown>): string =>
  typeof lengthMm === 'number' && typeof widthMm === 'number' ? `: ${formatSize({ lengthMm, widthMm })}` : '';

const meansIn = (details: Record<string, unknown>): string =>
  meansWords[textAt(details, 'means') as RecordedMeans] ?? 'in another way';

const amountIn = (details: Record<string, unknown>): string => {
  const amount = poundsAt(details, 'amount');
  return amount ? ` of ${amount}` : '';
};

const onDayIn = (details: Record<string, unknown>, what: string): string | null => {
  const day = textAt(details, 'paidOn');
  return day && `${what} on ${formatDay(`${day}T12:00:00Z`)}`;
};

/** Of a payment that was for several quotes. */
const ofJobIn = ({ quotes }: Record<string, unknown>): string =>
  typeof quotes === 'number' ? ` for ${quotes} quotes of the job` : '';

const depositIn = (details: Record<string, unknown>): string => {
  const amount = poundsAt(details, 'depositAmount');
  return amount ? `Deposit of ${amount}` : 'Deposit';
};

/** An entry of a timeline in words. */
export function toTimelineEvent(row: TimelineRow): TimelineEvent {
  const inWords = Object.hasOwn(words, row.kind) ? words[row.kind] : undefined;
  const {
    text,
    detail = null,
    tone = 'plain',
  } = inWords?.(row) ?? { text: sentence(row.kind.replaceAll('-', ' ')) };
  return { id: row.id, at: row.at.toISOString(), kind: row.kind, text, detail, tone, by: row.by };
}
