import { Injectable } from '@nestjs/common';
import type { RecordedMethod } from '@app/contracts';
import type { MailDataByKind } from '@app/mails';
import { type ComposedMail, ModuleMails, type MailToCompose, type WithheldMail } from '../../mail';
import { orderOfTopSql } from '../../orders';
import { isKnownAddress, unknownAddress } from '../../quotes';

const findTopsSql = `
  SELECT status = 'declined' AS "isCancelled", ${orderOfTopSql('quote')} ->> 'reference' AS "orderReference", quote.reference,
    snapshot -> 'color' ->> 'name' AS color, length, width, quantity
  FROM unnest($1::text[]) WITH ORDINALITY AS cancelled (id, position) JOIN quote USING (id)
  ORDER BY position`;

type CancelledTop = MailDataByKind['order-cancelled']['tops'][number];

interface CancelledRow extends CancelledTop {
  isCancelled: boolean;
  orderReference: string;
}

interface CancelledDetails {
  received: string;
  refunded: string;
  byHand: string;
  method: RecordedMethod | null;
  isByCustomer: boolean;
  isAll?: boolean;
}

@Injectable()
export class CancellationMails extends ModuleMails {
  onModuleInit(): void {
    this.composers.register(
      'order-cancelled',
      (mail, tops: CancelledRow[]) => this.compose(mail, tops),
      (mail) => this.find(mail),
    );
  }

  private async find({ quoteIds }: MailToCompose): Promise<CancelledRow[] | WithheldMail> {
    const tops = await this.statements.run<CancelledRow>(findTopsSql, [quoteIds]);
    return tops.some(({ isCancelled }) => isCancelled) ? tops : { withheld: 'the order was reopened' };
  }

  private async compose(
    mail: MailToCompose,
    found: readonly CancelledRow[],
  ): Promise<ComposedMail<'order-cancelled'> | WithheldMail> {
    if (!(await isKnownAddress(this.statements, mail.quoteIds, mail.toAddress))) return unknownAddress;
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
}
