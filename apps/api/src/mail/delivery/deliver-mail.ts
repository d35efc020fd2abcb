import { Injectable, Logger } from '@nestjs/common';
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
import { mailRows, type MailRow, leased, leaseMail } from '../mail-statements';
import { Mail } from '../mail.entity';
import { MailSender, type NotSent } from './mail-sender';
import { MailServerBreaker } from './mail-server-breaker';
import { SettleMail } from './settle-mail';
import { answerLeaseMs, composingMs, leaseMs, maxUncertainTries, nextTry } from './mail-retry-policy';

/** Sends a due mail once, even if it is called twice. */
@Injectable()
export class DeliverMail {
  private readonly logger = new Logger(DeliverMail.name);
  private readonly timeScale: number;
  private readonly composingMs: number;

  constructor(
    private readonly statements: Statements,
    private readonly composing: ComposeMail,
    private readonly sender: MailSender,
    private readonly settlement: SettleMail,
    private readonly breaker: MailServerBreaker,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.timeScale = config.backgroundTimeScale;
    this.composingMs = composingMs(this.timeScale);
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
      return this.tryLater(mail, { reason: `not composed: ${(error as Error).message}`, isOurs: true });
    }
    if (!source) return;
    let extending: Promise<void> | undefined;
    const to = this.composing.recipientOf(mail).address;
    const answer = await this.sender.send({ from: this.config.mail.from.address, to, source }, () => {
      extending = this.awaitAnswer(mail, lease);
    });
    const outcome = this.breaker.recordOutcome(answer, to);
    mailTries.inc({ outcome: outcome.kind });
    if (outcome.kind === 'sent') return this.recordSent(mail);
    await extending;
    if (outcome.kind === 'refused') return this.fail(mail, outcome.reason);
    return this.tryLater(mail, outcome);
  }

  /** The server has the mail and may take time to answer: no other worker may send it meanwhile. */
  private async awaitAnswer(mail: MailRow, lease: Lease): Promise<void> {
    const until = lease.until(this.clock.now(), answerLeaseMs(this.timeScale));
    await this.statements.manager
      .update(Mail, leased(mail), { leaseUntil: until, nextTryAt: until })
      .catch(() => this.logger.warn(`${mail.kind} ${mail.id}: its lease could not be extended`));
  }

  /** @returns the same bytes; null if they must not be sent any more */
  private async recheck(mail: MailRow, source: Buffer): Promise<Buffer | null> {
    const withheld = await withTimeout(this.composing.recheck(mail), this.composingMs);
    if (!withheld) return source;
    await this.withhold(mail, withheld);
    return null;
  }

  /** @returns null if there is nothing to send, or another worker has leased the mail */
  private async compose(mail: MailRow, lease: Lease): Promise<Buffer | null> {
    const written = await withTimeout(this.composing.compose(mail), this.composingMs);
    if ('withheld' in written) {
      await this.withhold(mail, written);
      return null;
    }
    const { at: composedAt, ...message } = written;
    const until = lease.until(this.clock.now(), leaseMs(this.timeScale));
    const fields = { ...message, composedAt, leaseUntil: until, nextTryAt: until };
    const { affected } = await this.statements.manager.update(Mail, leased(mail), fields);
    return affected ? message.source : null;
  }

  private async withhold(mail: MailRow, { withheld }: WithheldMail): Promise<void> {
    await this.settlement.withheld(mail, withheld);
    this.logger.log(`${mail.kind} ${mail.id}: withheld`);
  }

  private async tryLater(
    mail: MailRow,
    { kind, reason, mayBeTaken = false, isOurs = false }: Partial<NotSent> & { reason: string },
  ): Promise<void> {
    const doubtfulTries = mail.doubtfulTries + Number(mayBeTaken);
    if (doubtfulTries >= maxUncertainTries)
      return this.fail(mail, `may have been taken ${doubtfulTries} times; ${reason}`);
    const next = nextTry(mail, this.clock.now(), { kind, scale: this.timeScale });
    if (!next) return this.fail(mail, reason);
    await this.statements.manager.update(Mail, leased(mail), {
      nextTryAt: next,
      leaseUntil: null,
      remark: reason,
      doubtfulTries,
      // Failures of the server do not count.
      ...(isOurs ? { lastFailure: reason } : { failures: 0, lastFailure: null }),
    });
    this.logger.warn(`${mail.kind} ${mail.id}: try ${mail.tries} failed`);
  }

  private async fail(mail: MailRow, reason: string): Promise<void> {
    await this.settlement.failed(mail, reason);
    this.logger.error(`${mail.kind} ${mail.id}: given up; staff have a task`);
  }

  /** Retried while the database is down: otherwise the mail would be sent twice. */
  private async recordSent(mail: MailRow): Promise<void> {
    await retryWrite(() => this.settlement.sent(mail), answerLeaseMs(this.timeScale));
    this.logger.log(`${mail.kind} ${mail.id}: sent`);
  }
}
