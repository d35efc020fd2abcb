import { Injectable, Logger } from '@nestjs/common';
import { mailAddresses } from '@app/content';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { type Lease, workUnderLease } from '../../platform/background/lease';
import { retryWrite } from '../../platform/background/retry-write';
import { Clock } from '../../platform/clock/clock';
import { withTimeout } from '../../platform/clock/with-timeout';
import { withRequestId } from '../../platform/logging/request-context';
import { mailTries } from '../../platform/metrics/metrics';
import { ComposeMail } from '../composing/compose-mail';
import type { WithheldMail } from '../composing/mail-composers';
import { mailRows, type MailRow, whereLeased, leaseMail } from '../mail-statements';
import { Mail } from '../mail.entity';
import { MailSender, type NotSent } from './mail-sender';
import { MailServerBreaker } from './mail-server-breaker';
import { FinishMail } from './finish-mail';
import { responseLeaseMs, composeTimeoutMs, leaseMs, maxUncertainTries, nextTry } from './mail-retry-policy';

/** Sends a due mail. Two calls for the same mail send it once. */
@Injectable()
export class DeliverMail {
  private readonly logger = new Logger(DeliverMail.name);
  private readonly timeScale: number;
  private readonly composeTimeoutMs: number;

  constructor(
    private readonly statements: Statements,
    private readonly composing: ComposeMail,
    private readonly sender: MailSender,
    private readonly finishMail: FinishMail,
    private readonly breaker: MailServerBreaker,
    config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.timeScale = config.backgroundTimeScale;
    this.composeTimeoutMs = composeTimeoutMs(this.timeScale);
  }

  async deliver(id: string): Promise<void> {
    const permit = this.breaker.enter();
    if (!permit) return;
    try {
      const { statements, clock, timeScale } = this;
      await workUnderLease({ statements, clock, timeScale }, mailRows, id, async (lease) => {
        const request = { now: clock.now(), forMs: leaseMs(timeScale), when: 'due', lease } as const;
        const mail = await leaseMail(statements, id, request);
        if (mail) await withRequestId(mail.requestId, () => this.composeAndSend(mail, lease));
      });
    } finally {
      this.breaker.leave(permit);
    }
  }

  private async composeAndSend(mail: MailRow, lease: Lease): Promise<void> {
    let source: Buffer | null;
    try {
      source = mail.source ? await this.recheck(mail, mail.source) : await this.compose(mail, lease);
    } catch (error) {
      return this.retryLater(mail, {
        reason: `not composed: ${(error as Error).message}`,
        rejectedLocally: true,
      });
    }
    if (!source) return;
    let leaseExtension: Promise<void> | undefined;
    const to = this.composing.recipientOf(mail).address;
    const from = mailAddresses.sender;
    const sendOutcome = await this.sender.send({ from, to, source }, () => {
      leaseExtension = this.extendLease(mail, lease);
    });
    const outcome = this.breaker.recordOutcome(sendOutcome, to);
    mailTries.inc({ outcome: outcome.kind });
    if (outcome.kind === 'sent') return this.recordSent(mail);
    await leaseExtension;
    if (outcome.kind === 'rejected') return this.fail(mail, outcome.reason);
    return this.retryLater(mail, outcome);
  }

  /** The server has the complete mail but may respond late. Until it does, no other worker may send the mail. */
  private async extendLease(mail: MailRow, lease: Lease): Promise<void> {
    const until = lease.extend(this.clock.now(), responseLeaseMs(this.timeScale));
    await this.statements.manager
      .update(Mail, whereLeased(mail), { leaseUntil: until, nextTryAt: until })
      .catch(() => this.logger.warn(`${mail.kind} ${mail.id}: its lease could not be extended`));
  }

  /** @returns `source`; null if the mail is no longer needed */
  private async recheck(mail: MailRow, source: Buffer): Promise<Buffer | null> {
    const withheld = await withTimeout(this.composing.recheck(mail), this.composeTimeoutMs);
    if (!withheld) return source;
    await this.withhold(mail, withheld);
    return null;
  }

  /** @returns null if the mail is no longer needed, or another worker has leased it */
  private async compose(mail: MailRow, lease: Lease): Promise<Buffer | null> {
    const built = await withTimeout(this.composing.compose(mail), this.composeTimeoutMs);
    if ('withheld' in built) {
      await this.withhold(mail, built);
      return null;
    }
    const { at: composedAt, ...message } = built;
    const until = lease.extend(this.clock.now(), leaseMs(this.timeScale));
    const fields = { ...message, composedAt, leaseUntil: until, nextTryAt: until };
    const { affected } = await this.statements.manager.update(Mail, whereLeased(mail), fields);
    return affected ? message.source : null;
  }

  private async withhold(mail: MailRow, { withheld }: WithheldMail): Promise<void> {
    await this.finishMail.markWithheld(mail, withheld);
    this.logger.log(`${mail.kind} ${mail.id}: withheld`);
  }

  private async retryLater(
    mail: MailRow,
    { kind, reason, mayBeAccepted = false, rejectedLocally = false }: Partial<NotSent> & { reason: string },
  ): Promise<void> {
    const doubtfulTries = mail.doubtfulTries + Number(mayBeAccepted);
    if (doubtfulTries >= maxUncertainTries)
      return this.fail(mail, `may have been accepted ${doubtfulTries} times; ${reason}`);
    const next = nextTry(mail, this.clock.now(), { kind, scale: this.timeScale });
    if (!next) return this.fail(mail, reason);
    await this.statements.manager.update(Mail, whereLeased(mail), {
      nextTryAt: next,
      leaseUntil: null,
      remark: reason,
      doubtfulTries,
      // Only our own failures count towards an alert about mails. For the mail server there are separate alerts.
      ...(rejectedLocally ? { lastFailure: reason } : { failures: 0, lastFailure: null }),
    });
    this.logger.warn(`${mail.kind} ${mail.id}: try ${mail.tries} failed`);
  }

  private async fail(mail: MailRow, reason: string): Promise<void> {
    await this.finishMail.markFailed(mail, reason);
    this.logger.error(`${mail.kind} ${mail.id}: given up; staff have a task`);
  }

  /** Retries while the database is down. If `sent` were not recorded, the mail would be sent again. */
  private async recordSent(mail: MailRow): Promise<void> {
    await retryWrite(() => this.finishMail.markSent(mail), responseLeaseMs(this.timeScale));
    this.logger.log(`${mail.kind} ${mail.id}: sent`);
  }
}
