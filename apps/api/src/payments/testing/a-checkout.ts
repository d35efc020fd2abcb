import { randomUUID } from 'node:crypto';
import { pence } from '@app/pricing';
import type { Checkout, CheckoutRequest } from '../provider/card-payments';

/** Each request has its own reference. */
export const aCheckoutRequest = (detail: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  reference: `dep-${randomUUID()}-1`,
  amount: pence(12_345),
  description: 'Deposit VT-26-00412',
  validUntil: new Date(Date.now() + 30 * 60_000),
  webhookUrl: 'http://127.0.0.1:9/api/payment-notices/token',
  returnUrl: 'http://localhost:4200/payment-result/AAAAAAAAAAAAAAAAAAAAAA',
  ...detail,
});

export const aCheckout = (detail: Partial<Checkout> = {}): Checkout => ({
  id: randomUUID(),
  reference: 'dep-1-1',
  merchantCode: 'MCFAKE01',
  currency: 'GBP',
  amount: pence(12_345),
  state: 'pending',
  paymentUrl: 'https://checkout.sumup.com/pay/c-1',
  validUntil: new Date(Date.now() + 30 * 60_000),
  transactions: [],
  evidence: {},
  ...detail,
});
