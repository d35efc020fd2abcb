import type { AdminQuoteDetail, LedgerLine } from '@app/contracts';
import { formatPounds, sumPence, toPence, toPounds } from '@app/pricing';
import { Button } from '@app/ui';
import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { DescriptionList } from '../../lib/page/description-list';
import { PanelSection } from '../../lib/page/side-panel';
import { BalanceRequestLine } from './balance-request';
import { LedgerTable } from './ledger-table';
import { RecordPaymentDialog } from './record-payment-dialog';
import { text } from './text';
import { UndoPaymentDialog } from './undo-payment-dialog';

/** What came in on a quote in whichever way, what is still to pay, and the way to record what was not paid online. */
export function LedgerSection({ quote }: { quote: AdminQuoteDetail }) {
  const [isRecording, setRecording] = useState(false);
  const [undoing, setUndoing] = useState<LedgerLine | null>(null);
  const { ledger, deletedAt, isSuperseded, revision } = quote;
  // On a quote that was replaced, and on a price without its customer's consent, no money is taken.
  const isOrder = deletedAt === null && !isSuperseded && (!revision || revision.state === 'agreed');
  return (
    <PanelSection title={text.title} aside={isOrder && <span className="num">{standing(quote)}</span>}>
      {isOrder && <Sums quote={quote} />}
      {isOrder && <BalanceRequestLine quote={quote} />}
      {ledger.entries.length > 0 && (
        <div className="mt-3">
          <LedgerTable entries={ledger.entries} onUndo={setUndoing} />
        </div>
      )}
      {isOrder && (
        <Button icon={Banknote} className="mt-3" onClick={() => setRecording(true)}>
          {text.record}
        </Button>
      )}
      {isRecording && <RecordPaymentDialog quote={quote} onClose={() => setRecording(false)} />}
      {undoing && <UndoPaymentDialog quoteId={quote.id} entry={undoing} onClose={() => setUndoing(null)} />}
    </PanelSection>
  );
}

function Sums({ quote: { ledger, totalPrice } }: { quote: AdminQuoteDetail }) {
  const { loweredBy, received, balance, credit } = ledger;
  const lowered = toPence(loweredBy);
  const price = toPounds(sumPence([toPence(ledger.price), lowered]));
  const hasCredit = toPence(credit) > 0;
  return (
    <div className="num">
      <DescriptionList
        rows={[
          [price === totalPrice ? text.price : text.priceWithDelivery, formatPounds(price)],
          ...(lowered > 0 ? [[text.loweredBy, `−${formatPounds(loweredBy)}`] as const] : []),
          [text.received, formatPounds(received)],
          hasCredit
            ? [text.credit, `${formatPounds(credit)}. ${text.creditDetail}`]
            : [text.balance, <strong key="balance">{formatPounds(balance)}</strong>],
        ]}
      />
    </div>
  );
}

function standing({ ledger: { balance, credit } }: AdminQuoteDetail): string {
  if (toPence(credit) > 0) return text.creditOf(formatPounds(credit));
  return toPence(balance) > 0 ? text.toPay(formatPounds(balance)) : text.paidInFull;
}
