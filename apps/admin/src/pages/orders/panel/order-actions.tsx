import { paths, type AdminQuoteDetail } from '@app/contracts';
import { Button } from '@app/ui';
import { ClipboardList, FileDown, Mail, RotateCcw } from 'lucide-react';
import { text } from '../../../features/orders/text';
import { inNewTab, LinkButton } from '../../../lib/controls';
import { OrderStatusMenu } from '../order-status-menu';
import { useRestoreOrder } from './order-calls';
import { useFollowUp } from './order-dialogs';
import { OrderMenu } from './order-menu';

/** A deleted quote can only be restored (D22). */
export function OrderActions({ quote }: { quote: AdminQuoteDetail }) {
  const followUp = useFollowUp();
  const restore = useRestoreOrder();
  if (quote.deletedAt !== null) {
    return (
      <>
        <OrderStatusMenu quote={quote} />
        <Button icon={RotateCcw} isPending={restore.isPending} onClick={() => restore.mutate(quote)}>
          {text.restore}
        </Button>
      </>
    );
  }
  return (
    <>
      <OrderStatusMenu quote={quote} />
      <Button icon={Mail} onClick={() => followUp(quote)}>
        {text.followUp}
      </Button>
      <LinkButton href={paths.jobSheet(quote.id)} {...inNewTab} icon={ClipboardList}>
        {text.jobSheet}
      </LinkButton>
      <LinkButton href={paths.adminQuotePdf(quote.id)} {...inNewTab} icon={FileDown}>
        {text.pdf}
      </LinkButton>
      <OrderMenu quote={quote} />
    </>
  );
}
