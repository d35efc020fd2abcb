import { Injectable } from '@nestjs/common';
import type { InvoiceRecipient } from '@app/contracts';
import { Statements } from '../../database/statements';
import type { Actor } from '../../platform/audit/actor';
import { Clock } from '../../platform/clock/clock';
import { tidy } from '../../platform/validation';
import { lockPresentQuote, noteByStaff } from '../../quotes';

const setRecipient = `
  INSERT INTO invoice_recipient (quote_id, name, address, vat_number) VALUES ($1, $2, $3, $4)
  ON CONFLICT (quote_id) DO UPDATE SET name = excluded.name, address = excluded.address,
    vat_number = excluded.vat_number`;

/** Whom the next invoices of an order are made out to; what was issued stays as it is. */
@Injectable()
export class InvoiceRecipients {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** The audit log and the timeline tell that it was set, and never to whom. @throws AppError `quote/not-found`, `order/deleted` */
  set(actor: Actor, quoteId: string, { name, address, vatNumber }: InvoiceRecipient): Promise<void> {
    return this.statements.transaction(async (tx) => {
      const quote = await lockPresentQuote(tx, quoteId);
      await tx.run(setRecipient, [quoteId, name.trim(), tidy(address), tidy(vatNumber)]);
      await noteByStaff(tx, actor, quote, {
        verb: 'set-invoice-recipient',
        event: { kind: 'invoice-recipient-set', details: {} },
        at: this.clock.now(),
      });
    });
  }
}
