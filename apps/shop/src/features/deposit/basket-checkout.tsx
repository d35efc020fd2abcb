import type { BasketResponse } from '@app/contracts';
import { readBasket } from '../basket/basket-calls';
import { DepositFields } from './components/deposit-fields';
import { DepositSummary } from './components/deposit-summary';
import { useDepositForm } from './hooks/use-deposit-form';
import { text } from './text';

interface BasketCheckoutProps {
  basket: BasketResponse;
  sessionId: string;
  onPaid: () => void;
}

/** The checkout below the drawer's heading 'Secure Your Order' with its back and close buttons. */
export function BasketCheckout({ basket, sessionId, onPaid }: BasketCheckoutProps) {
  const form = useDepositForm({
    order: { quotes: basket.items.map(({ quote }) => quote), basketSessionId: sessionId },
    wording: 'basket',
    opensTab: true,
    success: text.created,
    onReady: onPaid,
    onOutdated: () => void readBasket().catch(() => undefined),
  });
  return (
    <form
      {...form.props}
      aria-label={text.title}
      className="grid grid-cols-1 items-start gap-7 desktop:grid-cols-[minmax(0,1fr)_380px] desktop:gap-12"
    >
      <DepositFields form={form} lookup="place" />
      <aside aria-labelledby="deposit-today" className="rounded-2 border border-line bg-surface p-5">
        <h3 id="deposit-today" className="mb-2.5 font-display text-h3">
          {text.amounts}
        </h3>
        <DepositSummary form={form} opensTab />
      </aside>
    </form>
  );
}
