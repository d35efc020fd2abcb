import { Injectable, type OnModuleInit } from '@nestjs/common';
import { bank } from '@app/content';
import { orderPath } from '@app/contracts';
import { toPence } from '@app/pricing';
import { orderTokenFor } from '../../appointments';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { type ComposedMail, MailComposers, type MailToCompose, type WithheldMail } from '../../mail';
import { Clock } from '../../platform/clock/clock';
import { unknownAddress } from '../../quotes';
import { type Balance, balanceOf } from './balance-of';

const kinds = ['balance-asked', 'balance-reminder', 'balance-overdue'] as const;
type BalanceMailKind = (typeof kinds)[number];

interface RequestedBalance extends Balance {
  quoteId: string;
  reference: string;
  request: NonNullable<Balance['request']>;
}

const changed = { withheld: 'the request for the balance was changed or withdrawn' } satisfies WithheldMail;
const paid = { withheld: 'the balance was paid meanwhile' } satisfies WithheldMail;
const tooLate = { withheld: 'the day is over' } satisfies WithheldMail;

@Injectable()
export class BalanceMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    for (const kind of kinds)
      this.composers.register(
        kind,
        (mail, asked: RequestedBalance) => this.compose(mail, asked),
        (mail) => this.find(kind, mail),
      );
  }

  private async find(
    kind: BalanceMailKind,
    { quoteIds, details }: MailToCompose,
  ): Promise<RequestedBalance | WithheldMail> {
    const [quoteId = ''] = quoteIds;
    const { reference, request, ...balance } = await balanceOf(this.statements, quoteId);
    if (!reference || !request || request.askedAt.toISOString() !== details.askedAt) return changed;
    if (toPence(balance.ledger.balance) === 0) return paid;
    if (kind === 'balance-reminder' && this.clock.now() >= request.dueBefore) return tooLate;
    return { ...balance, reference, request, quoteId };
  }

  private async compose(
    mail: MailToCompose,
    { reference, request, quoteId, ledger }: RequestedBalance,
  ): Promise<ComposedMail<BalanceMailKind> | WithheldMail> {
    const about = { quoteId, address: mail.toAddress, at: this.clock.now() };
    const token = await orderTokenFor(this.statements, about);
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
        bank: bank.number === '' ? null : bank,
        orderUrl: `${this.config.publicOrigin}${orderPath(token)}`,
      },
      secret: token,
    };
  }
}
