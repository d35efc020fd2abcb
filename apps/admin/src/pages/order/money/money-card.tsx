import type { AdminOrderDetail, LedgerLine } from '@app/contracts';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { QuoteDeposit } from '../../../features/deposits/quote-deposit';
import { CardBody, FoldingCard } from '../folding-card';
import type { OrderPageDialog } from '../order-page-dialogs';
import { text } from '../text';
import { MoneyColumn, moneySummary } from './money-column';
import { OrderInvoices } from './order-invoices';
import { UndoPaymentDialog } from './undo-payment-dialog';

interface MoneyCardProps {
  order: AdminOrderDetail;
  /** Any quote of the order. */
  quoteId: string;
  onOpenDialog: (dialog: OrderPageDialog) => void;
}

export function MoneyCard({ order, quoteId, onOpenDialog }: MoneyCardProps) {
  const [undoing, setUndoing] = useState<LedgerLine | null>(null);
  return (
    <FoldingCard title={text.money} summary={moneySummary(order)}>
      <CardBody>
        <MoneyColumn order={order} onOpenDialog={(kind) => onOpenDialog({ kind })} onUndo={setUndoing} />
        <OrderInvoices invoicing={order.invoicing} quoteId={quoteId} />
        <CardPayments order={order} quoteId={quoteId} />
      </CardBody>
      {undoing && <UndoPaymentDialog quoteId={quoteId} entry={undoing} onClose={() => setUndoing(null)} />}
    </FoldingCard>
  );
}

/** Opens by itself if a decision or a payment is pending. */
function CardPayments({ order, quoteId }: Pick<MoneyCardProps, 'order' | 'quoteId'>) {
  const { deposits } = order.money;
  const isUrgent = deposits.some(
    ({ attempts, refunds }) =>
      attempts.some(({ decisions }) => decisions.length > 0) ||
      refunds.some(({ state, decisions }) => state === 'pending' || decisions.length > 0),
  );
  const [isOpen, setOpen] = useState(isUrgent);
  if (isUrgent && !isOpen) setOpen(true);
  if (deposits.length === 0) return null;
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group mt-3 border-t border-line pt-2"
    >
      <summary className="flex min-h-9 items-center justify-between text-small font-label text-ink-2 max-wide:min-h-11">
        {text.cardPayments}
        <ChevronDown className="size-4 text-ink-3 group-open:rotate-180" strokeWidth={1.75} />
      </summary>
      <ul className="mt-1 grid gap-2.5">
        {deposits.map((deposit) => (
          <QuoteDeposit
            key={deposit.id}
            deposit={deposit}
            quoteId={quoteId}
            isOrderOpen={order.tops.some(({ stage, status }) => stage && status !== 'completed')}
          />
        ))}
      </ul>
    </details>
  );
}
