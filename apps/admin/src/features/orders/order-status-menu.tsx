import type { AdminQuote } from '@app/contracts';
import { Badge } from '@app/ui';
import { StatusMenu } from '../../lib/status/status-menu';
import { orderStatusChoices } from './order-status';
import { text } from './text';
import { useOrderStatus } from './use-order-status';

type StatusOf = Pick<AdminQuote, 'id' | 'reference' | 'status' | 'deletedAt'>;

/** A quote's status, changed where it stands; one that was deleted has to be restored first. */
export function OrderStatusMenu({ quote }: { quote: StatusOf }) {
  const change = useOrderStatus();
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
      onChoose={(next) => change.mutate({ quote, next })}
    />
  );
}
