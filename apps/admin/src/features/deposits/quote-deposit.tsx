import type { AdminQuoteDeposit } from '@app/contracts';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../lib/controls/button';
import { DepositAttempt } from './deposit-attempt';
import { DepositRefund } from './deposit-refund';
import { RefundDialog } from './refund-dialog';
import { text } from './text';

interface QuoteDepositProps {
  deposit: AdminQuoteDeposit;
  /** The quote that is looked at; others that the deposit covers are named. */
  quoteId: string;
}

/** A deposit on a quote: what was tried to pay it, what was given back, and the way to give more of it back. */
export function QuoteDeposit({ deposit, quoteId }: QuoteDepositProps) {
  const [isRefunding, setRefunding] = useState(false);
  const { attempts, refunds, quotes, needsDelivery, deliveryAddress, refundableAmount } = deposit;
  const others = quotes.filter(({ id }) => id !== quoteId).map(({ reference }) => reference);
  const isUnderWay = refunds.some(({ state }) => state === 'pending');
  return (
    <li className="rounded-dialog border border-line">
      {attempts.map((attempt, index) => (
        <DepositAttempt
          key={attempt.id}
          attempt={attempt}
          isSameCheckout={index > 0 && attempt.checkoutId === attempts[index - 1]?.checkoutId}
        />
      ))}
      {refunds.map((refund) => (
        <DepositRefund key={refund.id} refund={refund} />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-3.5 py-2 text-caption text-ink-3 first:border-0">
        <span className="[overflow-wrap:anywhere]">
          {needsDelivery && deliveryAddress ? text.delivery(deliveryAddress) : text.noDelivery}
          {others.length > 0 && <span className="num block">{text.covers(others.join(', '))}</span>}
        </span>
        {Number(refundableAmount) > 0 && !isUnderWay && (
          <Button icon={Undo2} onClick={() => setRefunding(true)}>
            {text.refund}
          </Button>
        )}
      </div>
      {isRefunding && <RefundDialog deposit={deposit} onClose={() => setRefunding(false)} />}
    </li>
  );
}
