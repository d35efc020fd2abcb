import { Injectable } from '@nestjs/common';
import { Statements, type Transaction } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { addMail, includedMailsOf } from '../add-mail';
import { addStaffTask, endTasksOfMails } from '../../staff-tasks';
import { findReplacedMailsSql, type MailRow, whereLeased } from '../mail-statements';
import type { MailKind } from '../mail-kind';
import { Mail } from '../mail.entity';

export interface FinishedMail {
  mailId: string;
  kind: MailKind;
  outcome: 'sent' | 'failed';
  quoteIds: readonly string[];
  at: Date;
}

const clearedFields = { source: null, nextTryAt: null, leaseUntil: null, failures: 0, lastFailure: null };
type Listener = (tx: Transaction, finished: FinishedMail) => Promise<void>;

/** Finishes mails, together with everything that follows from it, in one transaction. */
@Injectable()
export class FinishMail {
  private readonly listeners: Listener[] = [];

  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** The listener is called in the transaction that finishes a mail about quotes. */
  onFinished(listener: Listener): void {
    this.listeners.push(listener);
  }

  async markSent(mail: MailRow): Promise<void> {
    await this.finish(mail, 'sent', null);
  }

  async markFailed(mail: MailRow, reason: string): Promise<void> {
    await this.finish(mail, 'failed', reason);
  }

  async markWithheld(mail: MailRow, reason: string): Promise<void> {
    const outcome = { state: 'withheld', remark: reason, settledAt: this.clock.now() } as const;
    await this.statements.transaction(async (tx) => {
      const where = whereLeased(mail);
      if (!(await tx.manager.update(Mail, where, { ...clearedFields, ...outcome })).affected) return;
      const to = mail.toAddress === null ? null : { name: mail.toName, address: mail.toAddress };
      for (const news of includedMailsOf(mail))
        await addMail(tx, { ...news, to, quoteIds: mail.quoteIds, at: outcome.settledAt });
    });
  }

  private async finish(
    mail: MailRow,
    outcome: FinishedMail['outcome'],
    remark: string | null,
  ): Promise<void> {
    const { id, kind, quoteIds, details } = mail;
    const at = this.clock.now();
    // The mail server has accepted it, so it counts as sent even if another worker has taken the lease.
    const where = outcome === 'sent' ? ({ id, state: 'waiting' } as const) : whereLeased(mail);
    const fields = { ...clearedFields, state: outcome, remark, settledAt: at };
    await this.statements.transaction(async (tx) => {
      if (!(await tx.manager.update(Mail, where, fields)).affected) return;
      // Unique per failure: a mail may be resent and fail again.
      const key = `${id}:${at.toISOString()}`;
      if (outcome === 'failed')
        await addStaffTask(tx, 'undelivered-mail', { key, mailId: id, note: kind, at });
      if (outcome === 'sent' && details.firstMailId) {
        const earlier = await tx.run<{ id: string }>(findReplacedMailsSql, [details.firstMailId]);
        await endTasksOfMails(
          tx,
          earlier.map(({ id: mailId }) => mailId),
          at,
        );
      }
      if (!quoteIds.length) return;
      for (const listener of this.listeners) await listener(tx, { mailId: id, kind, outcome, quoteIds, at });
    });
  }
}
