import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sumPence, toPence, toPounds } from '@app/pricing';
import { Statements } from '../../database/statements';
import { MailComposers, type ComposedMail, type MailToCompose } from '../../mail';
import { InvoiceAttachments } from '../invoicing/invoice-attachments';
import { getMailedDeposit } from '../mails/deposit-mail-statements';
import { readRefundsToldTogether, type RefundToldRow } from './refund-statements';

/** Puts together what a customer is told of money that was given back. */
@Injectable()
export class RefundMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly statements: Statements,
    private readonly invoices: InvoiceAttachments,
  ) {}

  onModuleInit(): void {
    this.composers.register('deposit-refunded', (mail) => this.compose(mail));
  }

  private async compose({
    depositId,
    toAddress,
    details,
  }: MailToCompose): Promise<ComposedMail<'deposit-refunded'>> {
    const deposit = await getMailedDeposit(this.statements, depositId);
    const together = await this.statements.run<RefundToldRow>(readRefundsToldTogether, [details.refundId]);
    const given = together.filter(({ state }) => state === 'confirmed');
    const last = given.at(-1);
    if (!last?.settled_at) throw new Error(`there is no confirmed refund ${String(details.refundId)}`);
    return {
      attachments: await this.invoices.about({ refundId: details.refundId, to: toAddress }),
      data: {
        customerName: deposit.customer_name,
        references: last.reference ? [last.reference] : deposit.quote_references,
        amount: toPounds(sumPence(given.map(({ amount }) => toPence(amount)))),
        reason: last.reason,
        wasDeposit: last.is_of_deposit && deposit.purpose === 'deposit',
        charges: given.length,
        refundedAt: last.settled_at,
      },
    };
  }
}
