import { Injectable } from '@nestjs/common';
import type { InvoiceKind } from '@app/contracts';
import { type Sql, Statements } from '../../database/statements';
import {
  type ComposedMail,
  type MailAttachment,
  ModuleMails,
  MailTools,
  type MailToCompose,
  type WithheldMail,
} from '../../mail';
import { isKnownAddress, unknownAddress } from '../../quotes';
import { InvoiceFiles } from './invoice-files';

type InvoicedPayment =
  | { entryId: unknown }
  | { attemptId: unknown; to: string | null }
  | { refundId: unknown; to: string | null };

const findInvoicesSql = (condition: string) => `
  SELECT number FROM invoice JOIN ledger_entry AS entry ON entry.id = entry_id
  WHERE ${condition} ORDER BY invoice.id`;

const findByEntrySql = findInvoicesSql('entry.id = $1');
/** The payer may be another person than the customer whose name and address are on the invoice. */
const isMadeOutToPayerSql = `lower(buyer ->> 'email') = lower($2)`;
const findByAttemptSql = findInvoicesSql(
  `entry.attempt_id = $1 AND entry.kind = 'payment' AND ${isMadeOutToPayerSql}`,
);
const findByRefundSql = findInvoicesSql(`entry.refund_id = $1 AND ${isMadeOutToPayerSql}`);

@Injectable()
export class InvoiceAttachments {
  constructor(
    private readonly statements: Statements,
    private readonly files: InvoiceFiles,
  ) {}

  async forPayment(payment: InvoicedPayment): Promise<MailAttachment[]> {
    if ('entryId' in payment) return this.findAndAttach(findByEntrySql, [payment.entryId]);
    if ('attemptId' in payment) return this.findAndAttach(findByAttemptSql, [payment.attemptId, payment.to]);
    return this.findAndAttach(findByRefundSql, [payment.refundId, payment.to]);
  }

  private async findAndAttach(sql: Sql, values: readonly unknown[]): Promise<MailAttachment[]> {
    const found = await this.statements.run<{ number: string }>(sql, values);
    return Promise.all(found.map(({ number }) => this.forInvoice(number)));
  }

  async forInvoice(number: string): Promise<MailAttachment> {
    const { fileName: name, mimeType: type, content } = await this.files.make(number);
    return { name, type, content };
  }
}

const readMailedInvoiceSql = `
  SELECT kind, number, issued_at, placed.reference,
    (SELECT (abs(sum(gross_pence)) / 100)::numeric(20, 2)::text FROM invoice_line WHERE invoice_id = invoice.id) AS amount
  FROM invoice JOIN customer_order AS placed ON placed.id = order_id
  WHERE number = $1`;

interface MailedRow {
  kind: InvoiceKind;
  number: string;
  issued_at: Date;
  amount: string;
  reference: string;
}

@Injectable()
export class InvoiceMails extends ModuleMails {
  constructor(
    tools: MailTools,
    private readonly attachments: InvoiceAttachments,
  ) {
    super(tools);
  }

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
    const [invoice] = await this.statements.run<MailedRow>(readMailedInvoiceSql, [details.number]);
    if (!invoice) throw new Error(`there is no invoice ${String(details.number)}`);
    const { kind, number, issued_at: issuedAt, amount, reference } = invoice;
    const data = { customerName: toName, kind, number, reference, amount, issuedAt };
    return { data, attachments: [await this.attachments.forInvoice(number)] };
  }
}
