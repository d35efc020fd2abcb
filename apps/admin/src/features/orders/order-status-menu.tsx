import { type AdminQuote, quoteStatuses, type QuoteStatus } from '@app/contracts';
import { toPence } from '@app/pricing';
import { Badge } from '@app/ui';
import { StatusMenu, type StatusChoice } from '../../lib/status/status-menu';
import { useOrderDialog } from './order-dialogs';
import { text } from './text';
import { useOrderStatus } from './order-calls';

/**
 * A quote's status, changed where it stands; one that was deleted has to be restored first. Before an order is declined
 * for which money is held, that is said.
 */
export function OrderStatusMenu({ quote }: { quote: AdminQuote }) {
  const change = useOrderStatus();
  const ask = useOrderDialog();
  if (quote.deletedAt !== null) {
    const choice = orderStatusChoices.find(({ value }) => value === quote.status);
    return (
      <Badge isSmall tone={choice?.tone ?? 'neutral'}>
        {choice?.label ?? quote.status}
      </Badge>
    );
  }
  return (
    <StatusMenu
      label={text.statusOf(quote.reference)}
      choices={orderStatusChoices}
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

const tones: Record<QuoteStatus, StatusChoice<QuoteStatus>['tone']> = {
  pending: 'warn',
  approved: 'action',
  declined: 'bad',
  completed: 'ok',
};

/** All statuses as they can be chosen (specification §4): any leads to any other. */
const orderStatusChoices: readonly StatusChoice<QuoteStatus>[] = quoteStatuses.map((value) => ({
  value,
  label: text.statuses[value],
  tone: tones[value],
}));
