import type { AdminQuoteDeposit } from '@app/contracts';
import { Button, wholeReferences } from '@app/ui';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { DepositAttempt } from './deposit-attempt';
import { DepositRefund } from './deposit-refund';
import { RefundDialog } from './refund-dialog';
import { text } from './text';

interface QuoteDepositProps {
  deposit: AdminQuoteDeposit;
  quoteId: string;
  isOrderOpen: boolean;
}

export function QuoteDeposit({ deposit, quoteId, isOrderOpen }: QuoteDepositProps) {
  const [isRefunding, setRefunding] = useState(false);
  const { attempts, refunds, quotes, needsDelivery, deliveryAddress, refundableAmount } = deposit;
  const otherReferences = quotes.filter(({ id }) => id !== quoteId).map(({ reference }) => reference);
  // A revised quote takes over the deposit of the quote it replaced.
  const isPaidOnThisQuote = quotes.some(({ id }) => id === quoteId);
  const isRefundable = Number(refundableAmount) > 0 && !refunds.some(({ state }) => state === 'pending');
  const notes = [
    ...(deposit.purpose === 'balance' ? [text.ofBalance] : []),
    ...(needsDelivery && deliveryAddress ? [text.delivery(deliveryAddress)] : []),
    ...(otherReferences.length > 0
      ? [(isPaidOnThisQuote ? text.covers : text.paidOn)(otherReferences.join(', '))]
      : []),
  ];
  return (
    <li className="rounded-dialog border border-line">
      {attempts.map((attempt) => (
        <DepositAttempt key={attempt.id} attempt={attempt} />
      ))}
      {refunds.map((refund) => (
        <DepositRefund key={refund.id} refund={refund} />
      ))}
      {(isRefundable || notes.length > 0) && (
        <div className="num flex flex-wrap items-center justify-between gap-2 border-t border-line px-3.5 py-2 text-caption text-ink-3 first:border-0">
          <span className="[overflow-wrap:anywhere]">
            {notes.map((note) => (
              <span key={note} className="block">
                {wholeReferences(note)}
              </span>
            ))}
          </span>
          {isRefundable && (
            <Button icon={Undo2} onClick={() => setRefunding(true)}>
              {text.refund}
            </Button>
          )}
        </div>
      )}
      {isRefunding && (
        <RefundDialog
          deposit={deposit}
          // Refunding a balance payment does not cancel the order.
          isOrderOpen={isOrderOpen && deposit.purpose === 'deposit'}
          onClose={() => setRefunding(false)}
        />
      )}
    </li>
  );
}
