import type { AdminQuoteDetail } from '@app/contracts';
import { Banknote, ClipboardPen } from 'lucide-react';
import { paidQuoteOf } from '../../../features/ledger/paid-order';
import { RecordPaymentDialog } from '../../../features/ledger/record-payment-dialog';
import { text as ledgerText } from '../../../features/ledger/text';
import { text } from '../../../features/orders/text';
import { orderBlockerOf } from '../../../features/quotes/order-blocker';
import { DialogButton, LinkButton } from '../../../lib/controls';
import { PanelSection } from '../../../lib/page';
import { takeOrderPath } from '../../../lib/use-url-state';

export function NotOrdered({ quote }: { quote: AdminQuoteDetail }) {
  if (orderBlockerOf(quote) !== null) return null;
  return (
    <PanelSection title={text.order}>
      <p className="text-small text-ink-2">{text.notOrdered}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <LinkButton to={takeOrderPath([quote.id])} icon={ClipboardPen}>
          {text.takeAnOrder}
        </LinkButton>
        <DialogButton
          icon={Banknote}
          dialog={(close) => <RecordPaymentDialog order={paidQuoteOf(quote)} onClose={close} />}
        >
          {ledgerText.record}
        </DialogButton>
      </div>
    </PanelSection>
  );
}
