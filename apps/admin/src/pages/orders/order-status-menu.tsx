import { type AdminQuote, quoteStatuses, type QuoteStatus } from '@app/contracts';
import { toPence } from '@app/pricing';
import { Badge, type BadgeTone } from '@app/ui';
import { isApiError } from '@app/web-client';
import { useQueryClient } from '@tanstack/react-query';
import { text } from '../../features/orders/text';
import { apiText, showErrorToast } from '../../lib/api';
import { StatusMenu } from '../../lib/status/status-menu';
import { useOrderStatus, wasCancelled } from './panel/order-calls';
import { useOrderDialog } from './panel/order-dialogs';

/**
 * Disabled for a deleted quote until it is restored. Asks before declining an order with money on it and before
 * reopening a cancelled one.
 */
export function OrderStatusMenu({ quote }: { quote: AdminQuote }) {
  const change = useOrderStatus();
  const openDialog = useOrderDialog();
  const client = useQueryClient();
  const choose = async (next: QuoteStatus) => {
    const needsConfirmation =
      next === 'declined'
        ? toPence(quote.receivedDeposit) > 0
        : quote.status === 'declined' && (await wasCancelled(client, quote.id));
    if (needsConfirmation) openDialog({ kind: 'status', quote, next });
    else
      change.mutate(
        { quote, next },
        {
          onError: (error) => {
            if (isApiError(error, 'order/cannot-be-made')) openDialog({ kind: 'override', quote });
          },
        },
      );
  };
  if (quote.deletedAt !== null) {
    return <Badge tone={tones[quote.status]}>{text.statuses[quote.status]}</Badge>;
  }
  return (
    <StatusMenu
      label={text.statusOf(quote.reference)}
      labels={text.statuses}
      tones={tones}
      values={quoteStatuses}
      value={quote.status}
      isPending={change.isPending}
      onChoose={(next) =>
        void choose(next).catch((error: unknown) => showErrorToast(error, apiText.statusFailed))
      }
    />
  );
}

const tones: Record<QuoteStatus, BadgeTone> = {
  pending: 'warn',
  approved: 'action',
  declined: 'bad',
  completed: 'ok',
};
