import {
  type AdminOrderDetail,
  type AdminQuoteDetail,
  type BoardCard,
  type BoardColumn,
  type OrderStage,
  paths,
} from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '../../lib/api/show-failure';
import { refreshStale } from '../../lib/api/stale-data';
import { stageLabels } from '../quotes/state-labels';
import { columnOf } from './order-moves';
import { text } from './text';

interface Move {
  order: Pick<BoardCard, 'id' | 'reference' | 'stage'>;
  to: OrderStage;
  /** An undo offers no undo of its own. */
  isUndo?: boolean;
}

/** Optimistic: shows the move before the API answers and rolls it back on failure. The toast offers an undo. */
export function useMoveOrder() {
  const client = useQueryClient();
  const move = useMutation({
    mutationFn: ({ order, to }: Move) =>
      apiMutation<unknown>('PUT', paths.orderStage(order.id), { stage: to, from: order.stage }),
    onMutate: async ({ order, to }) => {
      // An answer to an earlier request would show the old stage again.
      await client.cancelQueries({ predicate: ({ queryKey }) => isOfBoard(queryKey) || isOrder(queryKey) });
      await client.cancelQueries({ queryKey: [paths.adminQuote(order.id)] });
      showStage(client, order.id, to);
    },
    onSuccess: (_, { order, to, isUndo }) => {
      showToast({
        title: text.moved(order.reference, stageLabels[to]),
        action: isUndo
          ? undefined
          : {
              label: text.undo,
              onChoose: () => move.mutate({ order: { ...order, stage: to }, to: order.stage, isUndo: true }),
            },
      });
    },
    onError: (error, { order }) => {
      showStage(client, order.id, order.stage);
      showFailure(error, text.moveFailed);
    },
    onSettled: () => refreshStale(client, ['orders']),
  });
  return move;
}

const isOfBoard = ([address]: QueryKey) =>
  typeof address === 'string' && address.startsWith(`${paths.adminBoard}/`);

const isOrder = ([address]: QueryKey) =>
  typeof address === 'string' && address.startsWith(`${paths.adminOrders}/`);

function showStage(client: QueryClient, id: string, stage: OrderStage): void {
  moveCard(client, id, stage);
  client.setQueryData<AdminQuoteDetail>([paths.adminQuote(id)], (quote) => quote && { ...quote, stage });
  client.setQueriesData<AdminOrderDetail>(
    { predicate: ({ queryKey }) => isOrder(queryKey) },
    (order) =>
      order && { ...order, tops: order.tops.map((top) => (top.id === id ? { ...top, stage } : top)) },
  );
}

/** To the end of the column: it is the newest there. */
function moveCard(client: QueryClient, id: string, stage: OrderStage): void {
  const columns = client.getQueriesData<BoardColumn>({ predicate: ({ queryKey }) => isOfBoard(queryKey) });
  const card = columns.flatMap(([, column]) => column?.cards ?? []).find((one) => one.id === id);
  if (!card) return;
  const moved = { ...card, stage, since: new Date().toISOString() };
  const target = paths.boardColumn(columnOf(stage));
  for (const [key, column] of columns) {
    if (!column) continue;
    const others = column.cards.filter((one) => one.id !== id);
    const isThere = others.length < column.cards.length;
    const isTarget = key[0] === target;
    if (!isThere && !isTarget) continue;
    const change = Number(isTarget) - Number(isThere);
    const latestFirst = target === paths.boardColumn('handed-over');
    const cards = isTarget ? (latestFirst ? [moved, ...others] : [...others, moved]) : others;
    client.setQueryData<BoardColumn>(key, { ...column, cards, total: column.total + change });
  }
}
