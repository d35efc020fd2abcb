import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { currentRequestId } from '../platform/logging/request-context';
import { OutboxHandlers } from '../platform/outbox/outbox-handlers';
import { lockTops, orderEnded, quotesOfOrderOrJob } from '../quotes';
import { cancelOpenAppointments } from './change-appointment';
import { isUnfinished } from './appointment-conditions';

/** The top goes on after all: reopened, moved back, or ordered by another of its quotes. */
const findOrder = `
  SELECT FROM order_item WHERE top_id = (SELECT top_id FROM quote WHERE id = $1) AND ${isUnfinished('stage')}`;

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
      await lockTops(tx, [quoteId, ...(await quotesOfOrderOrJob(tx, quoteId))]);
      if ((await tx.run(findOrder, [quoteId])).length) return;
      const by = { userId, requestId: currentRequestId() };
      await cancelOpenAppointments(tx, quoteId, { by, at: this.clock.now() });
    });
  }
}
