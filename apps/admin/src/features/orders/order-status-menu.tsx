import { type AdminQuote, quoteStatuses, type QuoteStatus } from '@app/contracts';
import { toPence } from '@app/pricing';
import { Badge, type BadgeTone } from '@app/ui';
import { StatusMenu } from '../../lib/status/status-menu';
import { useOrderStatus } from './order-calls';
import { useOrderDialog } from './order-dialogs';
import { text } from './text';

/**
 * A quote's status, changed where it stands; one that was deleted has to be restored first. Before an order is declined
 * for which money is held, that is said.
 */
export function OrderStatusMenu({ quote }: { quote: AdminQuote }) {
  const change = useOrderStatus();
  const ask = useOrderDialog();
  if (quote.deletedAt !== null) {
    return <Badge tone={tones[quote.status]}>{text.statuses[quote.status]}</Badge>;
  }
  return (
    <StatusMenu
      label={text.statusOf(quote.reference)}
      words={text.statuses}
      tones={tones}
      values={quoteStatuses}
      value={quote.status}
      isPending={change.isPending}
      onChoose={(next) =>
        next === 'declined' && toPence(quote.receivedDeposit) > 0
          ? ask('decline', quote)
          : change.mutate({ quote, next })
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
