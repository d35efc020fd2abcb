import type { CustomerOrder } from '@app/contracts';
import { activeTops, areSizesAgreed, hasUndeliveredTops } from './active-tops';
import { text } from './text';

const dayMs = 24 * 60 * 60 * 1000;

/** What is arranged next, while there is no appointment. */
export function arrangingText(order: CustomerOrder): string {
  const { awaitedDeposit, balance, isDelivery, making } = order;
  const { arranging } = text;
  if (!hasUndeliveredTops(order)) return arranging.done;
  if (making.proposalId) return arranging['price-changed'];
  if (areSizesAgreed(order)) {
    const isReady = activeTops(order).some(({ stage }) => stage === 'ready');
    return isReady ? arranging.ready(isDelivery) : arranging.making(isDelivery);
  }
  if (awaitedDeposit) return arranging['deposit-awaited'];
  const deposit = balance.payments.at(-1);
  const isJustOrdered = deposit && Date.now() - Date.parse(deposit.movedAt) < dayMs;
  return isJustOrdered ? arranging['just-ordered'] : arranging['to-measure'];
}
