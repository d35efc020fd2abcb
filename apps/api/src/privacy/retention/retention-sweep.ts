import { Injectable } from '@nestjs/common';
import { addAuditEntry } from '../../platform/audit/add-audit-entry';
import { BackgroundTools, PeriodicTask } from '../../platform/background/periodic-task';
import { ObjectStorage } from '../../platform/storage/object-storage';
import { keyedRows } from '../person-rows';
import { removeDue } from './retention';
import { dayMs, keptSince, retentionRuleIds, type RetentionRuleId } from './retention-rules';

/** No file takes longer to be kept. */
const longestUploadMs = dayMs;

/** What is kept beside people, and needs no count. */
const outdated = (now: Date): (readonly [rows: string, before: Date])[] => [
  // Digests of who did what how often, once nobody counts by them any more; and of whom we have long not reminded.
  ['use_counter WHERE ends_at <= $1', now],
  ['reminder_subscription WHERE ended_at IS NULL AND created_at < $1', keptSince('unpaid-quotes', now)],
  // A file that is older has nothing of them that is not due by itself.
  ['erasure WHERE erased_at < $1', keptSince('paid', now)],
  ['order_link WHERE ends_at < $1', now],
  // Notes about somebody of whom nothing else is left; and those that nobody took back.
  [
    `person_note AS note WHERE created_at < $1 AND NOT EXISTS (
      SELECT FROM (${keyedRows}) AS keyed WHERE keyed.key = note.key AND kind <> 'note')`,
    keptSince('unpaid-quotes', now),
  ],
  ['person_note WHERE deleted_at < $1', keptSince('mails', now)],
  // Who has bought at trade prices, and does no more.
  ['trade_customer WHERE NOT is_active AND changed_at < $1', keptSince('inquiries', now)],
  ['security_event WHERE at < $1', keptSince('baskets', now)],
  // What was carried out by way of the outbox is looked up for 30 days where something went wrong; it holds ids alone.
  ['outbox_message WHERE done_at < $1', new Date(now.getTime() - 30 * dayMs)],
];

/** Removes once a day what has been kept long enough, in small transactions. Several workers may do it at a time. */
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
    for (const rule of retentionRuleIds) while (!this.hasEnded && (await this.removeSome(rule)));
    if (this.hasEnded) return;
    const now = this.clock.now();
    for (const [rows, before] of outdated(now))
      await this.statements.transaction((tx) => tx.query(`DELETE FROM ${rows}`, [before]));
    await this.storage.removeUnfinished(new Date(now.getTime() - longestUploadMs));
  }

  private removeSome(rule: RetentionRuleId): Promise<number> {
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
