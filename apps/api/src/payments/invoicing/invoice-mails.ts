import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { InvoiceKind } from '@app/contracts';
import { Statements } from '../../database/statements';
import { type ComposedMail, MailComposers, type MailToCompose, type WithheldMail } from '../../mail';
import { isKnownAddress, unknownAddress } from '../../quotes';
import { InvoiceAttachments } from './invoice-attachments';

const readMailed = `
  SELECT kind, number, issued_at, (abs(sum(gross_pence)) / 100)::numeric(20, 2)::text AS amount,
    min(reference) AS reference
  FROM invoice JOIN invoice_line ON invoice_id = invoice.id
  WHERE number = $1 GROUP BY invoice.id`;

interface MailedRow {
  kind: InvoiceKind;
  number: string;
  issued_at: Date;
  amount: string;
  reference: string;
}

/** Puts together the letter that brings an invoice which goes with no other. */
@Injectable()
export class InvoiceMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly statements: Statements,
    private readonly attachments: InvoiceAttachments,
  ) {}

  onModuleInit(): void {
    this.composers.register('invoice', (mail) => this.compose(mail));
  }

  private async compose({
    toName,
    toAddress,
    quoteIds,
    details,
  }: MailToCompose): Promise<ComposedMail<'invoice'> | WithheldMail> {
    if (!(await isKnownAddress(this.statements, quoteIds, toAddress))) return unknownAddress;
    const [invoice] = await this.statements.run<MailedRow>(readMailed, [details.number]);
    if (!invoice) throw new Error(`there is no invoice ${String(details.number)}`);
    const { kind, number, issued_at: issuedAt, amount, reference } = invoice;
    const data = { customerName: toName, kind, number, reference, amount, issuedAt };
    return { data, attachments: [await this.attachments.of(number)] };
  }
}
