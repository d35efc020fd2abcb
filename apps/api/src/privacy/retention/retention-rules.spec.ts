import { retainedSince, type RetentionRuleId } from './retention-rules';

it.each<[RetentionRuleId, string, string]>([
  ['baskets', '2026-11-21T10:00:00.000Z', '2026-08-23T10:00:00.000Z'],
  ['mails', '2026-11-21T10:00:00.000Z', '2026-08-23T10:00:00.000Z'],
  ['unpaid-quotes', '2026-11-21T10:00:00.000Z', '2024-11-21T10:00:00.000Z'],
  ['inquiries', '2028-02-29T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
  ['paid', '2026-11-21T10:00:00.000Z', '2020-11-21T10:00:00.000Z'],
  ['paid', '2028-02-29T00:00:00.000Z', '2022-02-28T00:00:00.000Z'],
])('%s on %s: what was last changed before %s is removed', (rule, now, since) => {
  expect(retainedSince(rule, new Date(now)).toISOString()).toBe(since);
});
