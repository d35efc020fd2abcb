import { paymentResultPath } from '@app/contracts';
import { Injectable } from '@nestjs/common';
import { type ComposedMail, ModuleMails, type MailToCompose, type WithheldMail } from '../../mail';
import { type PayableQuote, paymentBlockerOf } from '../../quotes';
import { findOtherLiveAttemptsSql, findOtherPaymentSql } from '../attempts/attempt-statements';
import type { StaffTask } from '../../staff-tasks';
import { getMailedDeposit, getTask, readQuotesOfDepositSql } from './deposit-mail-statements';

/** Used as the attempt id to exclude, so that no attempt is excluded. */
const noAttemptId = '';

@Injectable()
export class PaymentProblemMails extends ModuleMails {
  onModuleInit(): void {
    this.composers.register(
      'payment-not-completed',
      (mail) => this.composeNotCompleted(mail),
      (mail) => this.recheckNotCompleted(mail),
    );
    this.composers.register(
      'staff-payment-review',
      (mail, task: StaffTask) => this.composeReview(mail, task),
      (mail) => this.findReviewTask(mail),
    );
  }

  private async recheckNotCompleted({ depositId, quoteIds }: MailToCompose): Promise<WithheldMail | null> {
    if ((await this.statements.run(findOtherPaymentSql, [quoteIds, noAttemptId])).length) {
      return { withheld: 'paid meanwhile' };
    }
    if ((await this.statements.run(findOtherLiveAttemptsSql, [quoteIds, noAttemptId])).length) {
      return { withheld: 'another page has been opened meanwhile' };
    }
    const quotes = await this.statements.run<PayableQuote>(readQuotesOfDepositSql, [depositId]);
    const now = this.clock.now();
    if (quotes.some((quote) => paymentBlockerOf(quote, now))) {
      return { withheld: 'the quotes cannot be paid as they are any more' };
    }
    return null;
  }

  private async composeNotCompleted({
    depositId,
    details,
  }: MailToCompose): Promise<ComposedMail<'payment-not-completed'>> {
    const deposit = await getMailedDeposit(this.statements, depositId);
    return {
      data: {
        customerName: deposit.customerName,
        wasDeclined: details.wasDeclined === true,
        references: deposit.references,
        depositAmount: deposit.depositAmount,
        retryUrl: `${this.config.publicOrigin}${paymentResultPath(deposit.id)}`,
      },
    };
  }

  private async composeReview(
    mail: MailToCompose,
    { dueAt: lookBefore }: StaffTask,
  ): Promise<ComposedMail<'staff-payment-review'>> {
    const { reason } = mail.details as { reason: string };
    const deposit = await getMailedDeposit(this.statements, mail.depositId);
    return {
      data: {
        customerName: deposit.customerName,
        email: deposit.customerEmail,
        phone: deposit.customerPhone,
        references: deposit.references,
        depositAmount: deposit.depositAmount,
        reason,
        lookBefore,
        adminUrl: `${this.config.publicOrigin}/admin/money`,
      },
      replyTo: deposit.customerEmail,
    };
  }

  private async findReviewTask({ details }: MailToCompose): Promise<StaffTask | WithheldMail> {
    const { attemptId, reason } = details as { attemptId: string; reason: string };
    const task = await getTask(this.statements, 'review-payment', `${attemptId}:${reason}`);
    return task.doneAt ? { withheld: 'looked at meanwhile' } : task;
  }
}
