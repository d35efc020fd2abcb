/** What may stay of the provider's own words about a payment: ids, amounts, states and times, nobody's name. */
const kept: ReadonlySet<string> = new Set([
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
      .filter(([name]) => kept.has(name))
      .map(([name, value]): [string, unknown] => [name, isPlain(value) ? value : keptEvidence(value)])
      .filter(([, value]) => value !== undefined),
  );
}
