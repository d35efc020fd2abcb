import { Injectable } from '@nestjs/common';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { BackgroundTools, PeriodicTask } from '../../platform/background/periodic-task';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { keyedRowsSql } from '../person-rows';
import { removeDue } from './retention';
import { dayMs, retainedSince, retentionRuleIds, type RetentionRuleId } from './retention-rules';

/** Older unfinished files belong to interrupted uploads. */
const maxUploadMs = dayMs;

/** Further data that expires, by rules that are not shown to staff. */
const expired = (now: Date): (readonly [rows: string, before: Date])[] => [
  // Expired rate limit counters; people who were not reminded for a long time.
  ['use_counter WHERE ends_at <= $1', now],
  ['reminder_subscription WHERE ended_at IS NULL AND created_at < $1', retainedSince('unpaid-quotes', now)],
  // Backups from before then contain only data of these people that is due anyway.
  ['erasure WHERE erased_at < $1', retainedSince('paid', now)],
  ['order_link WHERE ends_at < $1', now],
  // Notes about people of whom nothing else is left; and deleted notes.
  [
    `person_note AS note WHERE created_at < $1 AND NOT EXISTS (
      SELECT FROM (${keyedRowsSql}) AS keyed WHERE keyed.key = note.key AND kind <> 'note')`,
    retainedSince('unpaid-quotes', now),
  ],
  ['person_note WHERE deleted_at < $1', retainedSince('mails', now)],
  // Former trade customers.
  ['trade_customer WHERE NOT is_active AND changed_at < $1', retainedSince('inquiries', now)],
  ['security_event WHERE at < $1', retainedSince('baskets', now)],
  // Handled messages are kept for 30 days to investigate problems; they contain ids only.
  ['outbox_message WHERE done_at < $1', new Date(now.getTime() - 30 * dayMs)],
];

/** Runs daily in small transactions. Several workers may run it at the same time. */
@Injectable()
export class RetentionSweep extends PeriodicTask {
  protected readonly everyMs = dayMs;

  constructor(
    tools: BackgroundTools,
    private readonly storage: ObjectStorage,
  ) {
    super(tools);
  }

  async sweep(): Promise<void> {
    for (const rule of retentionRuleIds) while (!this.hasEnded && (await this.removeBatch(rule)));
    if (this.hasEnded) return;
    const now = this.clock.now();
    for (const [rows, before] of expired(now))
      await this.statements.transaction((tx) => tx.query(`DELETE FROM ${rows}`, [before]));
    await this.storage.removeUnfinished(new Date(now.getTime() - maxUploadMs));
  }

  private removeBatch(rule: RetentionRuleId): Promise<number> {
    return this.statements.transaction(async (tx) => {
      const at = this.clock.now();
      const removed = await removeDue(tx, rule, at);
      const entry = {
        at,
        verb: 'run',
        subject: { kind: 'retention', id: rule },
        after: { [rule]: removed },
      } as const;
      if (removed) await addAuditEntry(tx, { userId: null, requestId: null }, entry);
      return removed;
    });
  }
}
