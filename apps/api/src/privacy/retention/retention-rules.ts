import type { RetentionRule } from '@app/contracts';

export type RetentionRuleId = RetentionRule['id'];

/** Retention periods. The privacy page states the same. */
export const retentionRules: Readonly<
  Record<RetentionRuleId, { label: string; keptFor: string; days?: number; months?: number }>
> = {
  baskets: { label: 'Baskets that nobody came back to', keptFor: '90 days', days: 90 },
  mails: { label: 'Words of emails that were sent', keptFor: '90 days', days: 90 },
  'unpaid-quotes': { label: 'Quotes that were never paid', keptFor: '24 months', months: 24 },
  inquiries: { label: 'Inquiries, with their files', keptFor: '24 months', months: 24 },
  paid: { label: 'Personal details of paid orders', keptFor: '6 years', months: 72 },
  // Six years after the accounting period, which ends at most a year after the invoice.
  invoices: { label: 'Names on invoices', keptFor: '7 years', months: 84 },
  tasks: { label: 'Tasks that staff wrote, once they are done', keptFor: '90 days', days: 90 },
};

export const retentionRuleIds = Object.keys(retentionRules) as RetentionRuleId[];

export const dayMs = 24 * 3_600_000;

/** The date before which rows are due. Month ends are clamped. */
export function retainedSince(rule: RetentionRuleId, now: Date): Date {
  const { days = 0, months = 0 } = retentionRules[rule];
  const since = new Date(now.getTime() - days * dayMs);
  const day = since.getUTCDate();
  since.setUTCMonth(since.getUTCMonth() - months);
  // Such as 29 February, which became 1 March.
  if (since.getUTCDate() !== day) since.setUTCDate(0);
  return since;
}
