import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { currentRequestId } from '../platform/logging/request-context';
import { OutboxHandlers } from '../platform/outbox/outbox-handlers';
import { holdTopsOf, orderEnded, quotesTogether } from '../quotes';
import { cancelOpenAppointments } from './change-appointment';
import { goesOn } from './orders-to-come-for';

/** Taken up or moved back again, or an order by another of its quotes, the top is still to be measured or brought. */
const findOrder = `
  SELECT FROM order_item WHERE top_id = (SELECT top_id FROM quote WHERE id = $1) AND ${goesOn('stage')}`;

/** Gives up the appointment of an order that staff declined or handed over, once they had time for second thoughts. */
@Injectable()
export class EndAppointments implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(orderEnded, ({ quoteId, userId }) =>
      this.end(String(quoteId), typeof userId === 'number' ? userId : null),
    );
  }

  private end(quoteId: string, userId: number | null): Promise<void> {
    return this.statements.transaction(async (tx) => {
      await holdTopsOf(tx, [quoteId, ...(await quotesTogether(tx, quoteId))]);
      if ((await tx.run(findOrder, [quoteId])).length) return;
      const by = { userId, requestId: currentRequestId() };
      await cancelOpenAppointments(tx, quoteId, { by, at: this.clock.now() });
    });
  }
}
