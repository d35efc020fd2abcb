import { Injectable } from '@nestjs/common';
import { orderPath, type PaymentMethod } from '@app/contracts';
import type { PaymentReceivedMailData } from '@app/mails';
import { countTops, needsAnotherDelivery, pence, toPounds } from '@app/pricing';
import { orderTokenFor } from '../../appointments';
import { type ComposedMail, ModuleMails, MailTools, type MailToCompose, type WithheldMail } from '../../mail';
import { quotesOfOrder, readCancellingRules } from '../../orders';
import { findQuotesSql, isKnownAddress, type QuoteRow, toMailQuote, unknownAddress } from '../../quotes';
import { InvoiceAttachments } from '../invoices/invoice-mails';
import { type FoundLedger, ledgerOfOrder } from './order-ledger';

const readReceiptSql = `
  SELECT placed.id AS order_id, placed.reference, placed.delivery_amount::text, method, pence::text,
    coalesce(paid_on::timestamp AT TIME ZONE 'Europe/London', moved_at) AS moved_at,
    EXISTS (SELECT FROM ledger_entry AS correction WHERE correction.corrects_id = entry.id) AND deposit_id IS NULL
      AS is_undone
  FROM ledger_entry AS entry
  LEFT JOIN deposit ON deposit.id = entry.deposit_id
  JOIN customer_order AS placed ON placed.id = coalesce(entry.order_id, deposit.order_id)
  WHERE entry.id = $1`;

interface ReceiptRow {
  order_id: string;
  reference: string;
  delivery_amount: string;
  method: Exclude<PaymentMethod, 'other'>;
  pence: string;
  moved_at: Date;
  is_undone: boolean;
}

@Injectable()
export class ReceiptMails extends ModuleMails {
  constructor(
    tools: MailTools,
    private readonly invoices: InvoiceAttachments,
  ) {
    super(tools);
  }

  onModuleInit(): void {
    this.composers.register(
      'payment-received',
      (mail, entry: ReceiptRow) => this.compose(mail, entry),
      (mail) => this.find(mail),
    );
  }

  private async compose(
    mail: MailToCompose,
    entry: ReceiptRow,
  ): Promise<ComposedMail<'payment-received'> | WithheldMail> {
    if (!(await isKnownAddress(this.statements, mail.quoteIds, mail.toAddress))) return unknownAddress;
    const rows = await this.statements.run<QuoteRow>(findQuotesSql, [
      await quotesOfOrder(this.statements, entry.order_id),
    ]);
    const ledger = await ledgerOfOrder(this.statements, entry.order_id);
    const { order, secret } = await this.describe(mail, entry, rows, ledger);
    return {
      secret,
      attachments: await this.invoices.forPayment({ entryId: mail.details.entryId }),
      data: {
        customerName: mail.toName,
        reference: entry.reference,
        amount: toPounds(pence(Number(entry.pence))),
        method: entry.method,
        paidAt: entry.moved_at,
        totalAmount: ledger.price,
        receivedAmount: ledger.received,
        balance: ledger.balance,
        credit: ledger.credit,
        order,
      },
    };
  }

  /**
   * The receipt for the payment that places the order also confirms the order. It contains everything the customer must have in
   * writing, and the order link.
   */
  private async describe(
    { details, toAddress: address }: MailToCompose,
    { delivery_amount: deliveryAmount }: ReceiptRow,
    rows: readonly QuoteRow[],
    { price, received, balance }: FoundLedger,
  ): Promise<{ order: PaymentReceivedMailData['order']; secret?: string }> {
    const [first] = rows;
    if (details.isOrder !== true || !first) return { order: null };
    const { publicOrigin } = this.config;
    const now = this.clock.now();
    const deliveryAddress = rows.find((row) => row.delivery_address)?.delivery_address ?? null;
    const secret = await orderTokenFor(this.statements, { quoteId: first.id, address, at: now });
    const order = {
      quotes: rows.map((row) => toMailQuote(row, { publicOrigin, now })),
      deliveryAmount,
      totalAmount: price,
      depositAmount: received,
      remainingAmount: balance,
      deliveryAddress,
      needsAnotherDelivery: deliveryAddress !== null && needsAnotherDelivery(countTops(rows)),
      kept: await readCancellingRules(this.statements),
      orderUrl: secret ? `${publicOrigin}${orderPath(secret)}` : null,
      termsUrl: `${publicOrigin}/terms`,
    };
    return { order, ...(secret && { secret }) };
  }

  private async find({ details }: MailToCompose): Promise<ReceiptRow | WithheldMail> {
    const [entry] = await this.statements.run<ReceiptRow>(readReceiptSql, [details.entryId]);
    if (!entry) throw new Error(`there is no payment ${String(details.entryId)}`);
    return entry.is_undone ? { withheld: 'the payment was taken back meanwhile' } : entry;
  }
}
