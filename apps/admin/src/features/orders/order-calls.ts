import {
  type AdminOrderLine,
  type AdminQuote,
  type AdminQuoteDetail,
  paths,
  type QuoteStatus,
} from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation, apiQuery, type ListAnswer } from '@app/web-client';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '../../lib/api/show-failure';
import { refreshStale } from '../../lib/api/stale-data';
import { apiText, useAdminMutation } from '../../lib/api/use-admin-call';
import { text } from './text';

interface StatusChange {
  quote: Pick<AdminQuote, 'id' | 'reference' | 'status'>;
  next: QuoteStatus;
  /** It takes back a change that was just made: nothing to be undone again. */
  isUndo?: boolean;
}

/**
 * Changes a quote's status where it is shown, before the API has answered; what it refuses goes back to what it
 * was ('Failed to update status.', specification §8), and what went well can be undone from the toast.
 */
export function useOrderStatus() {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ quote, next }: StatusChange) =>
      apiMutation<unknown>('PUT', paths.adminQuoteStatus(quote.id), { status: next }),
    onMutate: async ({ quote, next }) => {
      // An answer that was asked for before would put the old one back.
      await client.cancelQueries({ queryKey: [paths.adminOrders] });
      await client.cancelQueries({ queryKey: [paths.adminQuote(quote.id)] });
      show(client, quote.id, next);
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
      show(client, quote.id, quote.status);
      showFailure(error, apiText.statusFailed);
    },
    onSettled: () => refreshStale(client, ['orders', 'money', 'tasks', 'mails']),
  });
  return change;
}

/** Whether an order was ever cancelled, which its timeline alone tells from declining. */
export async function wasCancelled(client: QueryClient, id: string): Promise<boolean> {
  const path = paths.adminQuote(id);
  const { timeline } = await client.fetchQuery({
    queryKey: [path],
    queryFn: ({ signal }) => apiQuery<AdminQuoteDetail>(path, signal),
  });
  return timeline.some(({ kind }) => kind === 'order-cancelled');
}

/** Puts a status wherever the quote is on the screen. */
function show(client: QueryClient, id: string, status: QuoteStatus): void {
  client.setQueriesData<ListAnswer<AdminOrderLine>>(
    { queryKey: [paths.adminOrders] },
    (answer) =>
      answer && {
        ...answer,
        rows: answer.rows.map((row) => (row.kind === 'quote' && row.id === id ? { ...row, status } : row)),
      },
  );
  client.setQueryData<AdminQuoteDetail>([paths.adminQuote(id)], (quote) => quote && { ...quote, status });
}

/** Brings a deleted quote back (D22). */
export const useRestoreOrder = () =>
  useAdminMutation({
    changes: ['orders', 'money'],
    run: ({ id }: Pick<AdminQuote, 'id' | 'reference'>) =>
      apiMutation<unknown>('POST', paths.restoreQuote(id)),
    failure: { unlessSaid: apiText.restoreFailed },
    onDone: (_, { reference }) => showToast({ title: text.isRestored(reference) }),
  });
