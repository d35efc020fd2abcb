import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RecordedMeans } from '@app/contracts';
import { Statements } from '../../database/statements';
import { type ComposedMail, MailComposers, type MailToCompose, type WithheldMail } from '../../mail';
import { isKnownAddress, unknownAddress } from '../../quotes';

const readQuote = `
  SELECT status = 'declined' AS is_cancelled, reference, snapshot -> 'color' ->> 'name' AS color, length, width,
    quantity
  FROM quote WHERE id = $1`;

interface CancelledRow {
  is_cancelled: boolean;
  reference: string;
  color: string;
  length: number;
  width: number;
  quantity: number;
}

interface CancelledDetails {
  received: string;
  givenBack: string;
  byHand: string;
  means: RecordedMeans | null;
  isByCustomer: boolean;
}

@Injectable()
export class CancelledMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly statements: Statements,
  ) {}

  onModuleInit(): void {
    this.composers.register(
      'order-cancelled',
      (mail) => this.compose(mail),
      (mail) => this.recheck(mail),
    );
  }

  /** It may have been taken up again. */
  private async recheck(mail: MailToCompose): Promise<WithheldMail | null> {
    return (await this.find(mail)).is_cancelled ? null : { withheld: 'the order goes on' };
  }

  private async compose(mail: MailToCompose): Promise<ComposedMail<'order-cancelled'> | WithheldMail> {
    if (!(await isKnownAddress(this.statements, mail.quoteIds, mail.toAddress))) return unknownAddress;
    const { reference, color, length, width, quantity } = await this.find(mail);
    const details = mail.details as unknown as CancelledDetails;
    return { data: { customerName: mail.toName, reference, color, length, width, quantity, ...details } };
  }

  private async find({ id, quoteIds }: MailToCompose): Promise<CancelledRow> {
    const [quote] = await this.statements.run<CancelledRow>(readQuote, [quoteIds[0]]);
    if (!quote) throw new Error(`the mail ${id} is about no order`);
    return quote;
  }
}
