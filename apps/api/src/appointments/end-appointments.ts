import { handedOver } from '@app/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { Statements } from '../database/statements';
import { Clock } from '../platform/clock/clock';
import { addOrInclude } from '../mail';
import { OrderItem } from '../orders';
import { currentRequestId } from '../platform/logging/request-context';
import { OutboxHandlers } from '../platform/outbox/outbox-handlers';
import { getTop, lockTops, orderEnded, quotesOfOrderOrJob } from '../quotes';
import { cancelOpenAppointments } from './cancel-appointments';
import { finishFulfilledAppointments } from './finish-appointments';

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
      const lockedQuotes = await lockTops(tx, [quoteId, ...(await quotesOfOrderOrJob(tx, quoteId))]);
      const topId = getTop(lockedQuotes, quoteId).quote.top_id;
      // Meanwhile the top was reopened, moved back, or ordered with another quote, so it still needs its appointments.
      if (await tx.manager.existsBy(OrderItem, { topId, stage: Not(In(handedOver)) })) return;
      const actor = { userId, requestId: currentRequestId() };
      await finishFulfilledAppointments(tx, quoteId);
      const mails = await cancelOpenAppointments(tx, quoteId, { actor, at: this.clock.now() });
      await addOrInclude(tx, null, mails);
    });
  }
}
