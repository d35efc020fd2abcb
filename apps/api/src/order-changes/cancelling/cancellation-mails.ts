import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RecordedMeans } from '@app/contracts';
import type { MailDataByKind } from '@app/mails';
import { Statements } from '../../database/statements';
import { type ComposedMail, MailComposers, type MailToCompose, type WithheldMail } from '../../mail';
import { orderOfTop } from '../../orders';
import { isKnownAddress, unknownAddress } from '../../quotes';

const findTops = `
  SELECT status = 'declined' AS "isCancelled", ${orderOfTop('quote')} ->> 'reference' AS "orderReference", quote.reference,
    snapshot -> 'color' ->> 'name' AS color, length, width, quantity
  FROM unnest($1::text[]) WITH ORDINALITY AS named (id, position) JOIN quote USING (id)
  ORDER BY position`;

type CancelledTop = MailDataByKind['order-cancelled']['tops'][number];

interface CancelledRow extends CancelledTop {
  isCancelled: boolean;
  orderReference: string;
}

interface CancelledDetails {
  received: string;
  givenBack: string;
  byHand: string;
  means: RecordedMeans | null;
  isByCustomer: boolean;
  isAll?: boolean;
}

@Injectable()
export class CancellationMails implements OnModuleInit {
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

  private async recheck(mail: MailToCompose): Promise<WithheldMail | null> {
    const tops = await this.find(mail);
    return tops.some(({ isCancelled }) => isCancelled) ? null : { withheld: 'the order goes on' };
  }

  private async compose(mail: MailToCompose): Promise<ComposedMail<'order-cancelled'> | WithheldMail> {
    if (!(await isKnownAddress(this.statements, mail.quoteIds, mail.toAddress))) return unknownAddress;
    const found = await this.find(mail);
    const [first] = found;
    if (!first) throw new Error(`the mail ${mail.id} is about no order`);
    const tops = found.map(({ reference, color, length, width, quantity }) => ({
      reference,
      color,
      length,
      width,
      quantity,
    }));
    const { isAll = true, ...details } = mail.details as unknown as CancelledDetails;
    return { data: { customerName: mail.toName, reference: first.orderReference, tops, isAll, ...details } };
  }

  private find({ quoteIds }: MailToCompose): Promise<CancelledRow[]> {
    return this.statements.run<CancelledRow>(findTops, [quoteIds]);
  }
}
