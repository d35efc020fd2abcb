import { Injectable } from '@nestjs/common';
import { orderPath } from '@app/contracts';
import { orderTokenFor } from '../../appointments';
import { type ComposedMail, ModuleMails, type MailToCompose, type WithheldMail } from '../../mail';
import { unknownAddress } from '../../quotes';
import { bankAccount } from '../bank-account';
import { awaitedDepositOf, type FoundDepositOfOrder } from '../deposits/awaited-deposit';

const kinds = ['deposit-asked', 'deposit-overdue'] as const;
type DepositRequestMailKind = (typeof kinds)[number];

const notDue = {
  withheld: 'the deposit was paid meanwhile, or is no longer required',
} satisfies WithheldMail;

@Injectable()
export class DepositRequestMails extends ModuleMails {
  onModuleInit(): void {
    for (const kind of kinds)
      this.composers.register(
        kind,
        (mail, deposit: FoundDepositOfOrder) => this.compose(mail, deposit),
        async ({ quoteIds: [quoteId = ''] }) =>
          (await awaitedDepositOf(this.statements, quoteId, this.clock.now())) ?? notDue,
      );
  }

  private async compose(
    mail: MailToCompose,
    { reference, amount, method, dueBefore, total, tops }: FoundDepositOfOrder,
  ): Promise<ComposedMail<DepositRequestMailKind> | WithheldMail> {
    const [quoteId = ''] = mail.quoteIds;
    const link = { quoteId, address: mail.toAddress, at: this.clock.now() };
    const token = await orderTokenFor(this.statements, link);
    if (token === null) return unknownAddress;
    return {
      data: {
        customerName: mail.toName,
        reference,
        tops: tops.length,
        totalAmount: total,
        depositAmount: amount,
        dueBefore,
        bank: method === 'bank-transfer' ? bankAccount() : null,
        orderUrl: `${this.config.publicOrigin}${orderPath(token)}`,
      },
      secret: token,
    };
  }
}
