import { Injectable } from '@nestjs/common';
import { Statements } from '../../database/statements';
import { InvoiceFiles } from '../../invoices';
import type { MailAttachment } from '../../mail';

/** By a payment that staff recorded, by the attempt that was paid, or by a refund. */
export type AboutMoney = { entryId: unknown } | { attemptId: unknown } | { refundId: unknown };

const findAbout = (condition: string) => `
  SELECT number FROM invoice JOIN ledger_entry AS entry ON entry.id = entry_id
  WHERE ${condition} ORDER BY invoice.id`;

const findByEntry = findAbout('entry.id = $1');
const findByAttempt = findAbout(`entry.attempt_id = $1 AND entry.kind = 'payment'`);
const findByRefund = findAbout('entry.refund_id = $1');

/** The invoices that go with the letter about a movement of money. */
@Injectable()
export class InvoiceAttachments {
  constructor(
    private readonly statements: Statements,
    private readonly files: InvoiceFiles,
  ) {}

  async about(money: AboutMoney): Promise<MailAttachment[]> {
    const [statement, value] =
      'entryId' in money
        ? [findByEntry, money.entryId]
        : 'attemptId' in money
          ? [findByAttempt, money.attemptId]
          : [findByRefund, money.refundId];
    const found = await this.statements.run<{ number: string }>(statement, [value]);
    return Promise.all(found.map(({ number }) => this.of(number)));
  }

  async of(number: string): Promise<MailAttachment> {
    const { fileName: name, mimeType: type, content } = await this.files.make(number);
    return { name, type, content };
  }
}
