import { Injectable, type OnModuleInit } from '@nestjs/common';
import { orderPath, type PaymentMeans } from '@app/contracts';
import type { PaymentReceivedMailData } from '@app/mails';
import { countTops, needsAnotherDelivery, pence, sumPence, toPence, toPounds } from '@app/pricing';
import { orderTokenFor } from '../../appointments';
import { AppConfig } from '../../config/app-config';
import { Statements } from '../../database/statements';
import { type ComposedMail, MailComposers, type MailToCompose, type WithheldMail } from '../../mail';
import { Clock } from '../../platform/clock/clock';
import {
  isKnownAddress,
  isThere,
  quoteColumns,
  type QuoteRow,
  readCancellingRules,
  toMailQuote,
  unknownAddress,
} from '../../quotes';
import { InvoiceAttachments } from '../invoicing/invoice-mails';
import { namedTogether } from '../attempts/page-steps';
import { sumsOf } from '../balances/balance-of';
import { isOfPayment, ledgerOfQuote } from './quote-ledger';

const readReceipt = `
  SELECT ARRAY(SELECT of_entry.id FROM quote AS of_entry WHERE of_entry.id = ANY(about.ids) ORDER BY array_position(about.ids, of_entry.id))
      AS quote_ids,
    ARRAY(SELECT of_entry.reference FROM quote AS of_entry WHERE of_entry.id = ANY(about.ids)
      ORDER BY array_position(about.ids, of_entry.id)) AS "references",
    means, (SELECT sum(part.pence)::text FROM ledger_entry AS part WHERE ${isOfPayment('part', 'entry')}) AS pence,
    moved_at,
    EXISTS (SELECT FROM ledger_entry AS correction WHERE correction.corrects_id = entry.id) AND deposit_id IS NULL
      AS is_undone
  FROM ledger_entry AS entry CROSS JOIN LATERAL (
    SELECT CASE WHEN entry.quote_id IS NOT NULL THEN ARRAY(
        SELECT part.quote_id FROM ledger_entry AS part WHERE ${isOfPayment('part', 'entry')} ORDER BY part.id)
      ELSE ARRAY(
        SELECT held.quote_id FROM deposit_quote AS held WHERE held.deposit_id = entry.deposit_id ORDER BY position) END
    AS ids) AS about
  WHERE entry.id = $1`;

interface ReceiptRow {
  quote_ids: string[];
  references: string[];
  means: Exclude<PaymentMeans, 'other'>;
  pence: string;
  moved_at: Date;
  is_undone: boolean;
}

const readOrdered = `
  SELECT ${quoteColumns}, quote.delivery_address
  FROM unnest($1::text[]) WITH ORDINALITY AS asked (id, position) JOIN quote ON quote.id = asked.id
  WHERE ${isThere}
  ORDER BY position`;

type OrderedRow = QuoteRow & { delivery_address: string | null };

@Injectable()
export class ReceiptMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly statements: Statements,
    private readonly invoices: InvoiceAttachments,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.composers.register(
      'payment-received',
      (mail) => this.compose(mail),
      (mail) => this.recheck(mail),
    );
  }

  /** Nobody gets a receipt of what was a mistake. */
  private async recheck(mail: MailToCompose): Promise<WithheldMail | null> {
    return (await this.find(mail)).is_undone ? { withheld: 'the payment was taken back meanwhile' } : null;
  }

  private async compose(mail: MailToCompose): Promise<ComposedMail<'payment-received'> | WithheldMail> {
    const entry = await this.find(mail);
    if (!(await isKnownAddress(this.statements, mail.quoteIds, mail.toAddress))) return unknownAddress;
    const orders = [];
    for (const id of entry.quote_ids) orders.push({ ledger: await ledgerOfQuote(this.statements, id) });
    const { price, received, balance, credit } = sumsOf({ orders });
    const { order, secret } = await this.findOrder(mail);
    return {
      secret,
      attachments: await this.invoices.about({ entryId: mail.details.entryId }),
      data: {
        customerName: mail.toName,
        reference: namedTogether(entry.references),
        amount: toPounds(pence(Number(entry.pence))),
        means: entry.means,
        paidAt: entry.moved_at,
        totalAmount: price,
        receivedAmount: received,
        balance,
        credit,
        order,
      },
    };
  }

  /** What the payment has made orders of: all that their customer must have in writing, with the way to the page of the one. */
  private async findOrder({
    details,
    toAddress: address,
  }: MailToCompose): Promise<{ order: PaymentReceivedMailData['order']; secret?: string }> {
    const rows = await this.statements.run<OrderedRow>(readOrdered, [details.orderedIds ?? []]);
    if (!rows.length) return { order: null };
    const { publicOrigin } = this.config;
    const now = this.clock.now();
    const orders = [];
    for (const { id } of rows) orders.push({ ledger: await ledgerOfQuote(this.statements, id) });
    const { price, received, balance } = sumsOf({ orders });
    const tops = sumPence(rows.map((row) => toPence(row.total_price)));
    // Money that was given back may have lowered the price.
    const delivery = pence(Math.max(toPence(price) - tops, 0));
    const deliveryAddress = rows.find((row) => row.delivery_address)?.delivery_address ?? null;
    const [only] = rows.length === 1 ? rows : [];
    const secret = only && (await orderTokenFor(this.statements, { quoteId: only.id, address, at: now }));
    const order = {
      quotes: rows.map((row) => toMailQuote(row, { publicOrigin, now })),
      topsAmount: toPounds(pence(toPence(price) - delivery)),
      deliveryAmount: toPounds(delivery),
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

  private async find({ details }: MailToCompose): Promise<ReceiptRow> {
    const [entry] = await this.statements.run<ReceiptRow>(readReceipt, [details.entryId]);
    if (!entry) throw new Error(`there is no payment ${String(details.entryId)}`);
    return entry;
  }
}
