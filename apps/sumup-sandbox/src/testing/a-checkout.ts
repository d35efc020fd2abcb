export const apiKey = 'sup_sk_tests';
export const controlKey = 'control-tests';
export const merchantCode = 'MCTEST01';

let made = 0;

export const aCheckout = (wanted: Record<string, unknown> = {}) => ({
  checkout_reference: `dep-${(made += 1)}`,
  amount: 12.34,
  currency: 'GBP',
  merchant_code: merchantCode,
  description: 'Deposit for VT-26-00412',
  hosted_checkout: { enabled: true },
  ...wanted,
});
