/** A payment in SumUp's transaction history. */
export const aHistoryItem = (detail: Record<string, unknown> = {}) => ({
  id: 'B1C0FFEE-0000-4000-8000-000000000001',
  transaction_code: 'TA',
  type: 'PAYMENT',
  status: 'SUCCESSFUL',
  amount: 35.7,
  currency: 'GBP',
  timestamp: '2026-11-21T12:00:00.000Z',
  ...detail,
});
