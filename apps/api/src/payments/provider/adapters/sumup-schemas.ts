import { checkFor } from '../../../platform/validation/check-for';

/** Ids of checkouts and transactions. Other values must not get into a URL. */
export const sumupId = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * SumUp's OpenAPI makes every field optional, and a malformed field must not hide a payment. So only the id is required; other
 * fields are read one by one, and are null if malformed.
 */
type Fields = Record<string, unknown>;
export type SumupCheckout = { id: string } & Fields;
export type SumupTransaction = { id: string; transaction_events?: Fields[] | null } & Fields;
type SumupMerchant = { merchant_code: string } & Fields;

const id = { type: 'string', pattern: sumupId.source.replaceAll('a-f', 'a-fA-F') } as const;
const checkout = { type: 'object', required: ['id'], properties: { id } } as const;

export const isCheckout = checkFor<SumupCheckout>(checkout);
export const isCheckoutList = checkFor<SumupCheckout[]>({ type: 'array', items: checkout });
export const isTransaction = checkFor<SumupTransaction>({
  type: 'object',
  required: ['id'],
  // Malformed events must not be read as 'no refund', or the refund would be sent again.
  properties: { id, transaction_events: { type: 'array', items: { type: 'object' }, nullable: true } },
});
export type SumupHistory = { items: Fields[]; links?: Fields[] | null };
export const isHistory = checkFor<SumupHistory>({
  type: 'object',
  required: ['items'],
  properties: {
    items: { type: 'array', items: { type: 'object' } },
    links: { type: 'array', items: { type: 'object' }, nullable: true },
  },
});
export const isPayouts = checkFor<Fields[]>({ type: 'array', items: { type: 'object' } });
export const isMerchant = checkFor<SumupMerchant>({
  type: 'object',
  required: ['merchant_code'],
  properties: { merchant_code: { type: 'string' } },
});
