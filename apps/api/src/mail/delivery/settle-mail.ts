import { Injectable } from '@nestjs/common';
import { Statements, type Transaction } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { addStaffTask, endTasksOfMails } from '../../staff-tasks';
import { findEarlierMails, type MailRow, settleSentMail, settleUnsentMail } from '../mail-statements';
import type { MailKind } from '../mail-kind';

/** What became of a mail about quotes. */
export interface SettledMail {
  mailId: string;
  kind: MailKind;
  outcome: 'sent' | 'failed';
  quoteIds: readonly string[];
  at: Date;
}
type Listener = (tx: Transaction, settled: SettledMail) => Promise<void>;

/** Where a mail comes to its end, with all that follows from it in the same transaction. */
@Injectable()
export class SettleMail {
  private readonly listeners: Listener[] = [];

  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** For modules that mails know nothing of: called within the transaction that settles a mail about quotes. */
  onSettled(listener: Listener): void {
    this.listeners.push(listener);
  }

  /** The mail server has it. */
  async sent(mail: MailRow): Promise<void> {
    const at = this.clock.now();
    await this.settle(mail, 'sent', at, settleSentMail, [mail.id, at]);
  }

  /** It was given up; somebody of the team is to tell its receiver in another way. */
  async failed(mail: MailRow, reason: string): Promise<void> {
    const at = this.clock.now();
    await this.settle(mail, 'failed', at, settleUnsentMail, [mail.id, mail.tries, 'failed', reason, at]);
  }

  /** There is no need for it any more. */
  async withheld({ id, tries }: MailRow, reason: string): Promise<void> {
    await this.statements.run(settleUnsentMail, [id, tries, 'withheld', reason, this.clock.now()]);
  }

  private async settle(
    { id, kind, quoteIds, details }: MailRow,
    outcome: SettledMail['outcome'],
    at: Date,
    statement: string,
    values: readonly unknown[],
  ): Promise<void> {
    await this.statements.transaction(async (tx) => {
      const [settled] = await tx.run(statement, values);
      if (!settled) return;
      // A mail that was given up may be asked for once more, and has another end then.
      const key = `${id}:${at.toISOString()}`;
      if (outcome === 'failed')
        await addStaffTask(tx, 'undelivered-mail', { key, mailId: id, note: kind, at });
      if (outcome === 'sent' && details.firstMailId) {
        const earlier = await tx.run<{ id: string }>(findEarlierMails, [details.firstMailId]);
        await endTasksOfMails(
          tx,
          earlier.map((mail) => mail.id),
          at,
        );
      }
      if (!quoteIds.length) return;
      for (const tell of this.listeners) await tell(tx, { mailId: id, kind, outcome, quoteIds, at });
    });
  }
}
