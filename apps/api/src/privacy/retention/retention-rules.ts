import type { RetentionRule } from '@app/contracts';

export type RetentionRuleId = RetentionRule['id'];

/** How long things are kept. The privacy page says the same. */
export const keptFor = {
  baskets: { words: '90 days', days: 90 },
  mails: { words: '90 days', days: 90 },
  'unpaid-quotes': { words: '24 months', months: 24 },
  inquiries: { words: '24 months', months: 24 },
  paid: { words: '6 years', months: 72 },
} as const satisfies Record<
  RetentionRuleId,
  { words: string; days: number } | { words: string; months: number }
>;

export const retentionLabels: Readonly<Record<RetentionRuleId, string>> = {
  baskets: 'Baskets that nobody came back to',
  mails: 'Words of e-mails that were sent',
  'unpaid-quotes': 'Quotes that were never paid',
  inquiries: 'Inquiries, with their files',
  paid: 'Personal details of paid orders',
};

export const retentionRuleIds = Object.keys(keptFor) as RetentionRuleId[];

const dayMs = 24 * 3_600_000;

/** What was carried out by way of the outbox is looked up so long where something went wrong; it holds ids alone. */
export const outboxKeptMs = 30 * dayMs;

/** What was last touched before this is kept no longer. A 31st becomes the last of a shorter month. */
export function keptSince(rule: RetentionRuleId, now: Date): Date {
  const period = keptFor[rule];
  if ('days' in period) return new Date(now.getTime() - period.days * dayMs);
  const since = new Date(now);
  since.setUTCMonth(now.getUTCMonth() - period.months);
  // The 29th of February of another year has become the 1st of March.
  if (since.getUTCDate() !== now.getUTCDate()) since.setUTCDate(0);
  return since;
}
