import type { AdminQuoteDetail, LedgerLine } from '@app/contracts';
import { formatPounds, sumPence, toPence, toPounds } from '@app/pricing';
import { Button } from '@app/ui';
import { Banknote, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { DescriptionList } from '../../lib/page/description-list';
import { PanelSection } from '../../lib/page/side-panel';
import { BalanceRequestLine } from './balance-request';
import { GiveBackCreditDialog } from './give-back-credit-dialog';
import { LedgerTable } from './ledger-table';
import { RecordPaymentDialog } from './record-payment-dialog';
import { text } from './text';
import { UndoPaymentDialog } from './undo-payment-dialog';

/** What came in on a quote in whichever way, what is still to pay, and the way to record what was not paid online. */
export function LedgerSection({ quote }: { quote: AdminQuoteDetail }) {
  const [open, setOpen] = useState<'recording' | 'giving-back' | null>(null);
  const [undoing, setUndoing] = useState<LedgerLine | null>(null);
  const { ledger, deletedAt, isSuperseded, revision } = quote;
  // On a quote that was replaced, and on a price without its customer's consent, no money is taken.
  const isOrder = deletedAt === null && !isSuperseded && (!revision || revision.state === 'agreed');
  if (!isOrder && ledger.entries.length === 0) return null;
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
        <div className="mt-3 flex flex-wrap gap-2">
          {toPence(ledger.received) > 0 && (
            <Button icon={Undo2} onClick={() => setOpen('giving-back')}>
              {text.giveBack.open}
            </Button>
          )}
          <Button icon={Banknote} onClick={() => setOpen('recording')}>
            {text.record}
          </Button>
        </div>
      )}
      {open === 'recording' && <RecordPaymentDialog quote={quote} onClose={() => setOpen(null)} />}
      {open === 'giving-back' && <GiveBackCreditDialog quote={quote} onClose={() => setOpen(null)} />}
      {undoing && <UndoPaymentDialog quoteId={quote.id} entry={undoing} onClose={() => setUndoing(null)} />}
    </PanelSection>
  );
}

/** Of an order that was cancelled, or a quote that was declined, nothing more is expected. */
const hasEnded = ({ status }: AdminQuoteDetail) => status === 'declined';

function Sums({ quote }: { quote: AdminQuoteDetail }) {
  const { ledger } = quote;
  const { loweredBy, received, balance, credit } = ledger;
  const lowered = toPence(loweredBy);
  const price = toPounds(sumPence([toPence(ledger.price), lowered]));
  const hasCredit = toPence(credit) > 0;
  return (
    <div className="num">
      <DescriptionList
        rows={[
          [priceWords(quote, price), formatPounds(price)],
          ...(lowered > 0 ? [[text.loweredBy, `−${formatPounds(loweredBy)}`] as const] : []),
          [text.received, formatPounds(received)],
          ...(hasCredit ? [[text.credit, `${formatPounds(credit)}. ${text.creditDetail}`] as const] : []),
          ...(hasCredit || hasEnded(quote)
            ? []
            : [
                [
                  text.balance,
                  <strong translate="no" key="balance">
                    {formatPounds(balance)}
                  </strong>,
                ] as const,
              ]),
        ]}
      />
    </div>
  );
}

function priceWords({ orderDetail, totalPrice }: AdminQuoteDetail, price: string): string {
  if (orderDetail && orderDetail.tops.length > 1)
    return toPence(orderDetail.deliveryAmount) > 0 ? text.priceOfOrderWithDelivery : text.priceOfOrder;
  return price === totalPrice ? text.price : text.priceWithDelivery;
}

function standing(quote: AdminQuoteDetail): string {
  const { balance, credit } = quote.ledger;
  if (toPence(credit) > 0) return text.creditOf(formatPounds(credit));
  if (hasEnded(quote)) return text.ended;
  return toPence(balance) > 0 ? text.toPay(formatPounds(balance)) : text.paidInFull;
}
