import {
  type AdminOrderRow,
  type AdminQuote,
  type AdminQuoteDetail,
  paths,
  type QuoteStatus,
} from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation, apiQuery, isApiError, type ListPage } from '@app/web-client';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { text } from '../../../features/orders/text';
import { apiText, invalidateData, showErrorToast, useAdminMutation } from '../../../lib/api';

interface StatusChange {
  quote: Pick<AdminQuote, 'id' | 'reference' | 'status'>;
  next: QuoteStatus;
  /** An undo offers no undo of its own. */
  isUndo?: boolean;
}

/**
 * Optimistic: shows the status before the API answers and rolls it back on failure ('Failed to update status.',
 * specification §8). The toast offers an undo.
 */
export function useOrderStatus() {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ quote, next }: StatusChange) =>
      apiMutation<unknown>('PUT', paths.adminQuoteStatus(quote.id), { status: next }),
    onMutate: async ({ quote, next }) => {
      // The response to an earlier request would show the old status again.
      await client.cancelQueries({ queryKey: [paths.adminOrders] });
      await client.cancelQueries({ queryKey: [paths.adminQuote(quote.id)] });
      showStatus(client, quote.id, next);
    },
    onSuccess: (_, { quote, next, isUndo }) => {
      showToast({
        title: text.statusChanged(quote.reference, text.statuses[next]),
        action: isUndo
          ? undefined
          : {
              label: text.undo,
              onChoose: () =>
                change.mutate({ quote: { ...quote, status: next }, next: quote.status, isUndo: true }),
            },
      });
    },
    onError: (error, { quote }) => {
      showStatus(client, quote.id, quote.status);
      // The menu asks for a reason.
      if (!isApiError(error, 'order/cannot-be-made')) showErrorToast(error, apiText.statusFailed);
    },
    onSettled: () => invalidateData(client, ['orders', 'money', 'tasks', 'mails']),
  });
  return change;
}

/** A cancelled order has the status of a declined one; only its timeline shows the difference. */
export async function wasCancelled(client: QueryClient, id: string): Promise<boolean> {
  const path = paths.adminQuote(id);
  const { timeline } = await client.fetchQuery({
    queryKey: [path],
    queryFn: ({ signal }) => apiQuery<AdminQuoteDetail>(path, signal),
  });
  return timeline.some(({ kind }) => kind === 'order-cancelled');
}

function showStatus(client: QueryClient, id: string, status: QuoteStatus): void {
  client.setQueriesData<ListPage<AdminOrderRow>>(
    { queryKey: [paths.adminOrders] },
    (list) =>
      list && {
        ...list,
        rows: list.rows.map((row) => (row.kind === 'quote' && row.id === id ? { ...row, status } : row)),
      },
  );
  client.setQueryData<AdminQuoteDetail>([paths.adminQuote(id)], (quote) => quote && { ...quote, status });
}

export const useRestoreOrder = () =>
  useAdminMutation({
    invalidates: ['orders', 'money'],
    mutationFn: ({ id }: Pick<AdminQuote, 'id' | 'reference'>) =>
      apiMutation<unknown>('POST', paths.restoreQuote(id)),
    failure: { fallback: apiText.restoreFailed },
    onSuccess: (_, { reference }) => showToast({ title: text.isRestored(reference) }),
  });
