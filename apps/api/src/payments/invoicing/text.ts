import type { InvoiceKind } from '@app/contracts';
import { formatDay } from '@app/pricing';

const kinds: Record<InvoiceKind, string> = {
  deposit: 'deposit invoice',
  final: 'invoice',
  'credit-note': 'credit note',
};

/** Wording of the lines of an invoice. */
export const text = {
  deposit: (top: string) => `Deposit towards ${top}`,
  kept: (top: string) => `Still paid for ${top}: it was not given back after all`,
  delivery: 'Delivery',
  earlier: 'Less what was paid and invoiced before',
  less: (kind: InvoiceKind, number: string) => `Less ${kinds[kind]} ${number}`,
  credited: (number: string) => `Plus what credit note ${number} took off it`,
  creditedNow: 'Plus what a credit note of today takes off it',
  givenBack: 'Less what was credited when money was given back',
  credit: (number: string, issuedAt: Date, reason: string) =>
    `Credit of ${number} of ${formatDay(issuedAt)}: ${reason}`,
  undone: 'the payment was recorded by mistake',
  refunded: 'money was given back',
  chargedBack: 'the bank took the payment back',
  priceLowered: 'the price is lower now',
  ended: 'the order has ended',
};
