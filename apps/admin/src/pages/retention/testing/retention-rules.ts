import type { RetentionResponse } from '@app/contracts';

const rule = (
  id: RetentionResponse['rules'][number]['id'],
  label: string,
  keptFor: string,
  due: number,
): RetentionResponse['rules'][number] => ({
  id,
  label,
  keptFor,
  due,
  lastRemovedAt: '2026-11-20T03:00:00.000Z',
});

export const retentionRules: RetentionResponse = {
  rules: [
    rule('baskets', 'Baskets that nobody came back to', '90 days', 3),
    rule('mails', 'Words of emails that were sent', '90 days', 5),
    rule('unpaid-quotes', 'Quotes that were never paid', '24 months', 12),
    rule('inquiries', 'Inquiries, with their files', '24 months', 1),
    rule('paid', 'Personal details of paid orders', '6 years', 0),
    rule('invoices', 'Names on invoices', '7 years', 0),
  ],
};
