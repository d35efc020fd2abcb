import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { InvoiceFiles } from '../../invoices';
import type { MailAttachment } from '../../mail';

/** By a payment that staff recorded, by the attempt that was paid, or by a refund; the last two with the payer's address. */
type AboutMoney =
  | { entryId: unknown }
  | { attemptId: unknown; to: string | null }
  | { refundId: unknown; to: string | null };

const findAbout = (condition: string) => `
  SELECT number FROM invoice JOIN ledger_entry AS entry ON entry.id = entry_id
  WHERE ${condition} ORDER BY invoice.id`;

const findByEntry = findAbout('entry.id = $1');
/** The payer may be somebody else than the customer whom staff entered, whose name and address are on the invoice. */
const isMadeOutToPayer = `lower(buyer ->> 'email') = lower($2)`;
const findByAttempt = findAbout(`entry.attempt_id = $1 AND entry.kind = 'payment' AND ${isMadeOutToPayer}`);
const findByRefund = findAbout(`entry.refund_id = $1 AND ${isMadeOutToPayer}`);

/** The invoices that go with the letter about a movement of money. */
@Injectable()
export class InvoiceAttachments {
  constructor(
    private readonly statements: Statements,
    private readonly files: InvoiceFiles,
  ) {}

  async about(money: AboutMoney): Promise<MailAttachment[]> {
    const [statement, values] =
      'entryId' in money
        ? [findByEntry, [money.entryId]]
        : 'attemptId' in money
          ? [findByAttempt, [money.attemptId, money.to]]
          : [findByRefund, [money.refundId, money.to]];
    const found = await this.statements.run<{ number: string }>(statement, values);
    return Promise.all(found.map(({ number }) => this.of(number)));
  }

  async of(number: string): Promise<MailAttachment> {
    const { fileName: name, mimeType: type, content } = await this.files.make(number);
    return { name, type, content };
  }
}
