import type { TradePrices } from '@app/contracts';
import { Button } from '@app/ui';
import { text } from './text';
import { useLeaveTradePrices } from './use-trade-prices';

/** Whose prices these are, and how to return to everybody's. */
export function TradeBar({ prices, onLeft }: { prices: TradePrices; onLeft: () => void }) {
  const { leave, isPending } = useLeaveTradePrices(onLeft);
  return (
    <aside
      aria-label={text.label}
      className="flex flex-none items-center justify-between gap-4 border-b border-line bg-sunken py-1 pr-2 pl-5 tablet:pr-4 tablet:pl-8"
    >
      <p className="min-w-0 text-label wrap-anywhere">{text.pricesFor(prices.company)}</p>
      <Button kind="ghost" size="small" isPending={isPending} onClick={leave}>
        {text.leave}
      </Button>
    </aside>
  );
}
