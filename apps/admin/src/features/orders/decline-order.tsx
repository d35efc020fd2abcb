import type { AdminQuote } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { ConfirmDialog } from '../../lib/dialog/confirm-dialog';
import { text } from './text';
import { useOrderStatus } from './use-order-status';

interface DeclineOrderProps {
  quote: AdminQuote;
  onClose: () => void;
}

/** Says what money is held for an order before it is declined, and that it stays held. */
export function DeclineOrder({ quote, onClose }: DeclineOrderProps) {
  const change = useOrderStatus();
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={text.declineTitle(quote.reference)}
      description={text.declineDetail(formatPounds(quote.receivedDeposit))}
      confirm={text.decline}
      onConfirm={() => {
        change.mutate({ quote, next: 'declined' });
        onClose();
      }}
    />
  );
}
