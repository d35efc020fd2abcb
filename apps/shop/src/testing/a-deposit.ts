import type { DepositResponse } from '@app/contracts';
import { depositRules, type DepositValues } from '../features/deposit/deposit-form';
import { mapFields } from '../lib/form/field-rules';

export const paymentOrigin = 'https://checkout.sumup.com';
export const aPaymentUrl = `${paymentOrigin}/pay/8f9316a3-cda9-42a9-9771-54d534315676`;

/** The response of `/app-config.json`. */
export const aRuntimeConfig = { remotes: { admin: '/remotes/admin/mf-manifest.json' }, paymentOrigin };

/** The deposit on aQuote(), just set up: £47.70. */
export const aDeposit = (deposit: Partial<DepositResponse> = {}): DepositResponse => ({
  id: '_-_-_-_-_-_-_-_-_-_-_w',
  quoteId: 'q83vEjRWeJCrze8SNFZ4kA',
  quoteIds: ['q83vEjRWeJCrze8SNFZ4kA'],
  customerName: 'Eleanor Marsh',
  customerEmail: 'eleanor@example.co.uk',
  customerPhone: '07700 900142',
  totalAmount: '477.00',
  depositAmount: '47.70',
  paymentStatus: 'pending',
  sumupCheckoutId: '8f9316a3-cda9-42a9-9771-54d534315676',
  needsDelivery: false,
  deliveryAddress: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  paymentUrl: aPaymentUrl,
  ...deposit,
});

/** A deposit form into which nothing was typed. */
export const emptyDeposit: DepositValues = { ...mapFields(depositRules, () => ''), needsDelivery: false };
