import { Injectable } from '@nestjs/common';
import type { InvoiceRecipient } from '@app/contracts';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { trimToNull } from '../../platform/validation';
import { lockPresentQuote, recordStaffAction } from '../../quotes';
import { InvoiceRecipientRecord } from './invoice-recipient.entity';

@Injectable()
export class SetInvoiceRecipient {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** Sets the recipient of later invoices. Neither the audit log nor the timeline contains the recipient. */
  set(actor: Actor, quoteId: string, { name, address, vatNumber }: InvoiceRecipient): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const quote = await lockPresentQuote(tx, quoteId);
      const recipient = { name: name.trim(), address: trimToNull(address), vatNumber: trimToNull(vatNumber) };
      await tx.manager.upsert(InvoiceRecipientRecord, { topId: quote.top_id, ...recipient }, ['topId']);
      await recordStaffAction(tx, actor, quote, {
        verb: 'set-invoice-recipient',
        event: { kind: 'invoice-recipient-set', details: {} },
        at: this.clock.now(),
      });
    });
  }
}
