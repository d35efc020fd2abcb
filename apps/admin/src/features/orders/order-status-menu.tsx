import type { AdminQuote, QuoteStatus } from '@app/contracts';
import { toPence } from '@app/pricing';
import { Badge } from '@app/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../../lib/dialog/confirm-dialog';
import { pounds } from '../../lib/pounds';
import { StatusMenu } from '../../lib/status/status-menu';
import { orderStatusChoices } from './order-status';
import { text } from './text';
import { useOrderStatus } from './use-order-status';

type StatusOf = Pick<AdminQuote, 'id' | 'reference' | 'status' | 'receivedDeposit' | 'deletedAt'>;

/**
 * A quote's status, changed where it stands; one that was deleted has to be restored first. Before an order is declined
 * for which money is held, that is said.
 */
export function OrderStatusMenu({ quote }: { quote: StatusOf }) {
  const change = useOrderStatus();
  const [isDeclining, setDeclining] = useState(false);
  if (quote.deletedAt !== null) {
    const choice = orderStatusChoices.find(({ value }) => value === quote.status);
    return (
      <Badge isSmall tone={choice?.tone ?? 'neutral'}>
        {choice?.label ?? quote.status}
      </Badge>
    );
  }
  const set = (next: QuoteStatus) => change.mutate({ quote, next });
  const isHeld = toPence(quote.receivedDeposit) > 0;
  return (
    <>
      <StatusMenu
        label={text.statusOf(quote.reference)}
        choices={orderStatusChoices}
        value={quote.status}
        isPending={change.isPending}
        onChoose={(next) => (next === 'declined' && isHeld ? setDeclining(true) : set(next))}
      />
      <ConfirmDialog
        isOpen={isDeclining}
        onClose={() => setDeclining(false)}
        title={text.declineTitle(quote.reference)}
        description={text.declineDetail(pounds(quote.receivedDeposit))}
        confirm={text.decline}
        onConfirm={() => {
          setDeclining(false);
          set('declined');
        }}
      />
    </>
  );
}
