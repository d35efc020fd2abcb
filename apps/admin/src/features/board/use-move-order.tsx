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
import { useState } from 'react';
import { invalidateData, showErrorToast } from '../../lib/api';
import { HoldReasonDialog, holdErrorOf, type HoldError } from '../production/hold-reason';
import { stageLabels } from '../quotes/state-labels';
import { columnOf } from './order-moves';
import { text } from './text';

interface Move {
  order: Pick<BoardCard, 'id' | 'reference' | 'stage'>;
  to: OrderStage;
  /** An undo offers no undo of its own. */
  isUndo?: boolean;
  /** Why work continues although the top is on hold. */
  reason?: string;
}

/**
 * Optimistic: shows the move before the API answers and rolls it back on failure. The toast offers an undo. The caller
 * renders `dialog`, which asks for a reason if the top is on hold.
 */
export function useMoveOrder() {
  const client = useQueryClient();
  const [held, setHeld] = useState<(Move & { holdError: HoldError }) | null>(null);
  const toastOf = ({ order, to, isUndo }: Move) => ({
    title: text.moved(order.reference, stageLabels[to]),
    action: isUndo
      ? undefined
      : {
          label: text.undo,
          onChoose: () => move.mutate({ order: { ...order, stage: to }, to: order.stage, isUndo: true }),
        },
  });
  const move = useMutation({
    mutationFn: ({ order, to, reason }: Move) =>
      apiMutation<unknown>('PUT', paths.orderStage(order.id), { stage: to, from: order.stage, reason }),
    onMutate: async ({ order, to }) => {
      // The response to an earlier request would show the old stage again.
      await client.cancelQueries({
        predicate: ({ queryKey }) => isBoardQuery(queryKey) || isOrderQuery(queryKey),
      });
      await client.cancelQueries({ queryKey: [paths.adminQuote(order.id)] });
      showStage(client, order.id, to);
    },
    onSuccess: (_, variables) => showToast(toastOf(variables)),
    onError: (error, variables) => {
      showStage(client, variables.order.id, variables.order.stage);
      const holdError = holdErrorOf(error);
      if (holdError) setHeld({ ...variables, holdError });
      else showErrorToast(error, text.moveFailed);
    },
    onSettled: () => invalidateData(client, ['orders']),
  });
  const dialog = held && (
    <HoldReasonDialog
      reference={held.order.reference}
      holdError={held.holdError}
      onSubmit={(reason) => move.mutateAsync({ ...held, reason })}
      successToast={toastOf(held)}
      failure={text.moveFailed}
      onClose={() => setHeld(null)}
    />
  );
  return { ...move, dialog };
}

const isBoardQuery = ([address]: QueryKey) =>
  typeof address === 'string' && address.startsWith(`${paths.adminBoard}/`);

const isOrderQuery = ([address]: QueryKey) =>
  typeof address === 'string' && address.startsWith(`${paths.adminOrders}/`);

function showStage(client: QueryClient, id: string, stage: OrderStage): void {
  moveCard(client, id, stage);
  client.setQueryData<AdminQuoteDetail>([paths.adminQuote(id)], (quote) => quote && { ...quote, stage });
  client.setQueriesData<AdminOrderDetail>(
    { predicate: ({ queryKey }) => isOrderQuery(queryKey) },
    (order) =>
      order && { ...order, tops: order.tops.map((top) => (top.id === id ? { ...top, stage } : top)) },
  );
}

/** Moves the card to the end of its new column, or to the start where the newest are first. */
function moveCard(client: QueryClient, id: string, stage: OrderStage): void {
  const columns = client.getQueriesData<BoardColumn>({ predicate: ({ queryKey }) => isBoardQuery(queryKey) });
  const card = columns.flatMap(([, column]) => column?.cards ?? []).find((shown) => shown.id === id);
  if (!card) return;
  const moved = { ...card, stage, since: new Date().toISOString() };
  const target = paths.boardColumn(columnOf(stage));
  for (const [key, column] of columns) {
    if (!column) continue;
    const others = column.cards.filter((shown) => shown.id !== id);
    const wasInColumn = others.length < column.cards.length;
    const isTargetColumn = key[0] === target;
    if (!wasInColumn && !isTargetColumn) continue;
    const change = Number(isTargetColumn) - Number(wasInColumn);
    const latestFirst = target === paths.boardColumn('handed-over');
    const withMoved = latestFirst ? [moved, ...others] : [...others, moved];
    const cards = isTargetColumn ? withMoved : others;
    client.setQueryData<BoardColumn>(key, { ...column, cards, total: column.total + change });
  }
}
