import { pence } from '@app/pricing';
import type { SumupSettings } from '../../config/read-sumup';
import { SumupCardPayments } from '../provider/adapters/sumup-card-payments';
import { aCheckoutRequest } from './a-checkout';

export const apiKey = 'sup_sk_secret_0123456789';
export const checkoutId = '64553e20-3f0e-49e4-8af3-fd0eca86ce91';
export const transactionId = '410fc44a-5956-44e1-b5cc-19c6f8d727a4';

/** The example in SumUp's documentation. */
export const checkoutJson = {
  checkout_reference: 'dep-1-1',
  amount: 12.34,
  currency: 'GBP',
  merchant_code: 'MCTEST01',
  id: checkoutId,
  status: 'PENDING',
  date: '2026-11-21T10:00:00.000+00:00',
  valid_until: '2026-11-21T10:30:00+00:00',
  hosted_checkout: { enabled: true },
  hosted_checkout_url: 'https://checkout.sumup.com/pay/8f9316a3-cda9-42a9-9771-54d534315676',
  transactions: [],
};

export const checkoutRequest = aCheckoutRequest({ reference: 'dep-1-1', amount: pence(1_234) });

/** @param limitMs long, so that busy machines pass; short for responses that never arrive */
export const aSumupAdapter = (apiUrl: string, limitMs: number, accounts: SumupSettings['accounts'] = 'any') =>
  new SumupCardPayments(
    { apiKey, merchantCode: 'MCTEST01', apiUrl, pageOrigin: 'https://checkout.sumup.com', accounts },
    { headersTimeoutMs: limitMs, totalTimeoutMs: limitMs, maxBytes: 65_536 },
  );
