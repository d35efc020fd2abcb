import type { QuoteResponse } from '@app/contracts';
import { Button } from '@app/ui';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { addBasketItem } from '../basket/basket-calls';
import { DepositFields } from './components/deposit-fields';
import { DepositSummary } from './components/deposit-summary';
import { useDepositForm } from './hooks/use-deposit-form';
import { text } from './text';

interface SecureOrderProps {
  quote: QuoteResponse;
  onBack: () => void;
}

/** Longest that the card page waits for the basket. */
const timeoutMs = 2_000;

/** A customer who turns back from the card page has left the calculator and finds the quote in the basket. */
const keepInBasket = (quoteId: string) =>
  Promise.race([
    addBasketItem({ quoteId }).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, timeoutMs)),
  ]);

/** The calculator's deposit view, in place of the steps; the card page replaces this tab. */
export function SecureOrder({ quote, onBack }: SecureOrderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useDepositForm({
    order: { quotes: [quote], basketSessionId: null },
    wording: 'quote',
    opensTab: false,
    success: text.initiated,
    onReady: () => keepInBasket(quote.id),
    // A saved quote keeps its price, and the message about it stays on screen.
    onOutdated: () => undefined,
  });
  return (
    <section
      aria-labelledby="secure-order"
      className="animate-unfold py-5.5 motion-reduce:animate-none tablet:pt-7.5 tablet:pb-8"
    >
      <Button kind="ghost" size="small" onClick={onBack} className="-ml-3">
        <ArrowLeft className="size-4.5" strokeWidth={1.5} />
        {text.back}
      </Button>
      <h3
        id="secure-order"
        ref={heading}
        tabIndex={-1}
        className="mt-2 mb-5 font-display text-title outline-none"
      >
        {text.title}
      </h3>
      <form {...form.props} aria-labelledby="secure-order" className="grid grid-cols-1 gap-6">
        <DepositFields form={form} lookup="area" />
        <div className="rounded-2 border border-line bg-surface p-5">
          <DepositSummary form={form} opensTab={false} />
        </div>
      </form>
    </section>
  );
}
