import type { AdminQuoteDetail } from '@app/contracts';
import { Button } from '@app/ui';
import { Banknote, ClipboardPen } from 'lucide-react';
import { useState } from 'react';
import { paidQuoteOf } from '../../../features/ledger/paid-order';
import { RecordPaymentDialog } from '../../../features/ledger/record-payment-dialog';
import { text as ledgerText } from '../../../features/ledger/text';
import { text } from '../../../features/orders/text';
import { orderBlockerOf } from '../../../features/quotes/order-blocker';
import { LinkButton } from '../../../lib/controls';
import { PanelSection } from '../../../lib/page';
import { takeOrderPath } from '../../../lib/use-url-state';

export function NotOrdered({ quote }: { quote: AdminQuoteDetail }) {
  const [isRecording, setRecording] = useState(false);
  if (orderBlockerOf(quote) !== null) return null;
  return (
    <PanelSection title={text.order}>
      <p className="text-small text-ink-2">{text.notOrdered}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <LinkButton to={takeOrderPath([quote.id])} icon={ClipboardPen}>
          {text.takeAnOrder}
        </LinkButton>
        <Button icon={Banknote} onClick={() => setRecording(true)}>
          {ledgerText.record}
        </Button>
      </div>
      {isRecording && <RecordPaymentDialog order={paidQuoteOf(quote)} onClose={() => setRecording(false)} />}
    </PanelSection>
  );
}
