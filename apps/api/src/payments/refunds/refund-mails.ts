import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Statements, type Statement } from '../../database/statements';
import { MailComposers, type ComposedMail, type MailToCompose } from '../../mail/index';
import { getMailedDeposit } from '../get-mailed-deposit';

const readMailedRefund: Statement = {
  name: 'read-mailed-refund',
  text: `SELECT amount, reason, is_of_deposit, settled_at FROM refund WHERE id = $1 AND state = 'confirmed'`,
};

interface MailedRefund {
  amount: string;
  reason: string;
  is_of_deposit: boolean;
  settled_at: Date;
}

/** Puts together what a customer is told of money that was given back. */
@Injectable()
export class RefundMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly statements: Statements,
  ) {}

  onModuleInit(): void {
    this.composers.register('deposit-refunded', (mail) => this.compose(mail));
  }

  private async compose({ depositId, details }: MailToCompose): Promise<ComposedMail<'deposit-refunded'>> {
    const deposit = await getMailedDeposit(this.statements, depositId);
    const [refund] = await this.statements.run<MailedRefund>(readMailedRefund, [details.refundId]);
    if (!refund) throw new Error(`there is no confirmed refund ${String(details.refundId)}`);
    return {
      data: {
        customerName: deposit.customer_name,
        references: deposit.quote_references,
        amount: refund.amount,
        reason: refund.reason,
        wasDeposit: refund.is_of_deposit,
        refundedAt: refund.settled_at,
      },
    };
  }
}
