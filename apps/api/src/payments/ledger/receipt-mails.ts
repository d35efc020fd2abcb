import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { PaymentMeans } from '@app/contracts';
import { pence, toPounds } from '@app/pricing';
import { Statements } from '../../database/statements';
import { type ComposedMail, MailComposers, type MailToCompose, type WithheldMail } from '../../mail';
import { InvoiceAttachments } from '../invoicing/invoice-attachments';
import { namedTogether } from '../attempts/named-together';
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

/** Puts together the receipt of a payment that staff recorded, or of a part of the balance that was paid by card. */
@Injectable()
export class ReceiptMails implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly statements: Statements,
    private readonly invoices: InvoiceAttachments,
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

  private async compose(mail: MailToCompose): Promise<ComposedMail<'payment-received'>> {
    const entry = await this.find(mail);
    const orders = [];
    for (const id of entry.quote_ids) orders.push({ ledger: await ledgerOfQuote(this.statements, id) });
    const { price, received, balance, credit } = sumsOf({ orders });
    return {
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
      },
    };
  }

  private async find({ details }: MailToCompose): Promise<ReceiptRow> {
    const [entry] = await this.statements.run<ReceiptRow>(readReceipt, [details.entryId]);
    if (!entry) throw new Error(`there is no payment ${String(details.entryId)}`);
    return entry;
  }
}
