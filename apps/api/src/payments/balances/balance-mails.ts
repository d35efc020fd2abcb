import { Injectable } from '@nestjs/common';
import { orderPath } from '@app/contracts';
import { toPence } from '@app/pricing';
import { orderTokenFor } from '../../appointments';
import { type ComposedMail, ModuleMails, type MailToCompose, type WithheldMail } from '../../mail';
import { unknownAddress } from '../../quotes';
import { bankAccount } from '../bank-account';
import { type Balance, balanceOf } from './balance-of';

const kinds = ['balance-asked', 'balance-reminder', 'balance-overdue'] as const;
type BalanceMailKind = (typeof kinds)[number];

interface RequestedBalance extends Balance {
  quoteId: string;
  reference: string;
  request: NonNullable<Balance['request']>;
}

const requestChanged = {
  withheld: 'the request for the balance was changed or withdrawn',
} satisfies WithheldMail;
const balancePaid = { withheld: 'the balance was paid meanwhile' } satisfies WithheldMail;
const dueDatePassed = { withheld: 'the day is over' } satisfies WithheldMail;

@Injectable()
export class BalanceMails extends ModuleMails {
  onModuleInit(): void {
    for (const kind of kinds)
      this.composers.register(
        kind,
        (mail, found: RequestedBalance) => this.compose(mail, found),
        (mail) => this.find(kind, mail),
      );
  }

  private async find(
    kind: BalanceMailKind,
    { quoteIds, details }: MailToCompose,
  ): Promise<RequestedBalance | WithheldMail> {
    const [quoteId = ''] = quoteIds;
    const { reference, request, ...balance } = await balanceOf(this.statements, quoteId);
    if (!reference || !request || request.askedAt.toISOString() !== details.askedAt) return requestChanged;
    if (toPence(balance.ledger.balance) === 0) return balancePaid;
    if (kind === 'balance-reminder' && this.clock.now() >= request.dueBefore) return dueDatePassed;
    return { ...balance, reference, request, quoteId };
  }

  private async compose(
    mail: MailToCompose,
    { reference, request, quoteId, ledger }: RequestedBalance,
  ): Promise<ComposedMail<BalanceMailKind> | WithheldMail> {
    const link = { quoteId, address: mail.toAddress, at: this.clock.now() };
    const token = await orderTokenFor(this.statements, link);
    if (token === null) return unknownAddress;
    return {
      data: {
        customerName: mail.toName,
        reference,
        dueBefore: request.dueBefore,
        totalAmount: ledger.price,
        receivedAmount: ledger.received,
        balance: ledger.balance,
        smallestPart: request.smallestPart,
        bank: bankAccount(),
        orderUrl: `${this.config.publicOrigin}${orderPath(token)}`,
      },
      secret: token,
    };
  }
}
