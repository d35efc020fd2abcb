import {
  appointmentKinds,
  inquiryStatuses,
  measuredHow,
  orderStages,
  paymentMeans,
  paymentStatuses,
  quoteChannels,
  quoteIdPattern,
  quoteStatuses,
  reviewDecisions,
  taskKinds,
} from '@app/contracts';

/** Words of ours that timelines use. */
const ourWords: ReadonlySet<string> = new Set([
  ...quoteStatuses,
  ...orderStages,
  ...appointmentKinds,
  ...quoteChannels,
  ...paymentStatuses,
  ...inquiryStatuses,
  ...measuredHow,
  ...paymentMeans,
  ...reviewDecisions,
  ...taskKinds,
  ...['sent', 'failed', 'withheld', 'open', 'expired', 'closed', 'rejected', 'confirmed', 'contact', 'trade'],
  ...['proposed', 'agreed', 'accepted', 'declined', 'withdrawn', 'keep', 'revise'],
]);

const forms = [
  quoteIdPattern,
  /^-?\d{1,9}\.\d{2}$/, // pounds
  /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+Z)?$/,
  /^VT-\d{2}-\d{5,}$/,
  /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/, // ids of the provider
];

/** Reasons for a review, and kinds of mails, are words of ours; the first are joined by commas. */
const ownWords = /^[a-z]+(?:-[a-z]+)*(?:, [a-z]+(?:-[a-z]+)*)*$/;
const hasOwnWords = (kind: string, name: string) =>
  (kind === 'deposit-in-review' && name === 'reason') || (kind.startsWith('mail-') && name === 'kind');

/**
 * Of what a timeline says about an entry: ids, figures, times and words of ours. Whatever else is there was written by
 * somebody, or is somebody's, and goes; then `erased` says that there was more.
 */
export function keptDetails(kind: string, details: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(details);
  const kept = entries.filter(([name, value]) => mayStay(kind, name, value));
  return { ...Object.fromEntries(kept), ...(kept.length < entries.length && { erased: true }) };
}

function mayStay(kind: string, name: string, value: unknown): boolean {
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return true;
  if (typeof value !== 'string') return false;
  if (hasOwnWords(kind, name)) return ownWords.test(value);
  return ourWords.has(value) || forms.some((form) => form.test(value));
}

/** What may stay of the provider's own words about a payment: ids, amounts, states and times, nobody's name. */
const keptFields: ReadonlySet<string> = new Set([
  'id',
  'checkout_reference',
  'merchant_code',
  'amount',
  'currency',
  'status',
  'date',
  'valid_until',
  'transaction_id',
  'transaction_code',
  'internal_id',
  'vat_amount',
  'tip_amount',
  'timestamp',
  'payment_type',
  'transactions',
  'transaction_events',
  'event_type',
]);

const isPlain = (value: unknown): boolean =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Evidence of a payment without anything that could name a person. Unknown words go. */
export function keptEvidence(evidence: unknown): unknown {
  if (Array.isArray(evidence)) return evidence.map(keptEvidence).filter((part) => part !== undefined);
  if (typeof evidence !== 'object' || evidence === null) return undefined;
  return Object.fromEntries(
    Object.entries(evidence)
      .filter(([name]) => keptFields.has(name))
      .map(([name, value]): [string, unknown] => [name, isPlain(value) ? value : keptEvidence(value)])
      .filter(([, value]) => value !== undefined),
  );
}
