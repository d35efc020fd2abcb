import { paths, type AdminQuoteDetail } from '@app/contracts';
import { adminDensity, Button, buttonClass } from '@app/ui';
import { ClipboardList, FileDown, Mail, RotateCcw } from 'lucide-react';
import { OrderMenu } from './order-menu';
import { OrderStatusMenu } from './order-status-menu';
import { text } from './text';
import { useFollowUp } from './use-follow-up';
import { useRestoreOrder } from './use-restore-order';

/** The buttons of an open quote; one that was deleted can only be brought back (D22). */
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
  const linkClass = buttonClass({}, adminDensity);
  return (
    <>
      <OrderStatusMenu quote={quote} />
      <Button icon={Mail} onClick={() => followUp(quote)}>
        {text.followUp}
      </Button>
      <a href={paths.jobSheet(quote.id)} target="_blank" rel="noreferrer" className={linkClass}>
        <ClipboardList aria-hidden className="size-4" strokeWidth={1.75} />
        {text.jobSheet}
      </a>
      <a href={paths.adminQuotePdf(quote.id)} target="_blank" rel="noreferrer" className={linkClass}>
        <FileDown aria-hidden className="size-4" strokeWidth={1.75} />
        {text.pdf}
      </a>
      <OrderMenu quote={quote} />
    </>
  );
}
