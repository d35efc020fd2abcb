import { Injectable, type OnModuleInit } from '@nestjs/common';
import { handedOver } from '@app/contracts';
import { oneOf } from '../../database/one-of';
import { Statements } from '../../database/statements';
import { Clock } from '../../platform/clock/clock';
import { OutboxHandlers } from '../../platform/outbox/outbox-handlers';
import { holdTopOf, invoicesDue } from '../../quotes';
import { issueInvoices } from './issue-invoices';

const readHandedOver = `
  SELECT ${oneOf('stage', handedOver)} OR status = 'completed' AS is_handed_over FROM quote WHERE id = $1`;

/** Issues what follows from an order's being handed over, ended, or agreed to at another price. */
@Injectable()
export class InvoicesDue implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(invoicesDue, ({ quoteId }) => this.issue(String(quoteId)));
  }

  private issue(quoteId: string): Promise<void> {
    return this.statements.transaction(async (tx) => {
      await holdTopOf(tx, quoteId);
      // It may have been moved back meanwhile.
      const [order] = await tx.run<{ is_handed_over: boolean | null }>(readHandedOver, [quoteId]);
      const isFinalDue = order?.is_handed_over ?? false;
      await issueInvoices(tx, [quoteId], this.clock.now(), { isFinalDue });
    });
  }
}
