import type { OrderStage } from '@app/contracts';
import { Statements } from '../../database/statements';
import { refreshStagesOf } from '../../orders';
import { OrderItem } from '../../orders/order-item.entity';
import { Quote } from '../../quotes/quote.entity';
import type { TestApi } from '../servers/start-api';

/** Moves a top of an order to a stage, as if it had been measured. */
export async function setStage(api: TestApi, quoteId: string, stage: OrderStage): Promise<void> {
  await api.app.get(Statements).transaction(async (tx) => {
    const measuredAt = stage === 'to-measure' ? null : new Date();
    await tx.manager.update(Quote, quoteId, { measuredAt });
    await tx.manager.update(OrderItem, { agreedId: quoteId }, { stageReached: stage });
    await refreshStagesOf(tx, [quoteId], new Date());
  });
}
