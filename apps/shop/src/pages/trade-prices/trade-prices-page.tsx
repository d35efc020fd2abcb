import { paths, type TradePrices } from '@app/contracts';
import { Button } from '@app/ui';
import { apiMutation, isApiError, toLoadState } from '@app/web-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { openCalculator } from '../../features/open-calculator/open-calculator';
import { useLeaveTradePrices, useTradePrices } from '../../features/trade-prices/use-trade-prices';
import { PhoneLink } from '../../lib/contact-links';
import { LoadFailed } from '../../lib/load-failed';
import { PageMessage } from '../../lib/page-message';
import { Queries } from '../../lib/queries';
import { text } from './text';

/** The target of a trade customer's link; shows whether its prices are on in this browser. */
export function TradePricesPage() {
  // Removed from the address at once, so that nobody passes it on.
  const [token] = useState(() => /^#([\w-]*)/.exec(location.hash)?.[1] ?? '');
  useEffect(() => {
    if (token) history.replaceState(history.state, '', location.pathname);
  }, [token]);
  return <Queries>{token ? <OpenedLink token={token} /> : <ThisBrowser />}</Queries>;
}

function OpenedLink({ token }: { token: string }) {
  const query = useQuery({
    queryKey: [paths.tradePrices, 'opened'],
    queryFn: () => apiMutation<TradePrices>('POST', paths.tradePrices, { token }),
  });
  const state = toLoadState(query);
  if (state.kind === 'ready') return <Prices prices={state.data} />;
  if (state.kind === 'loading') return <Loading />;
  const { error, retry } = state;
  const hasEnded = isApiError(error, 'trade/unknown-link', 'request/invalid');
  return hasEnded ? (
    <NoTradePrices title={text.linkEnded} description={text.linkEndedText} />
  ) : (
    <LoadFailed title={text.failed} message={error.message} retry={retry} />
  );
}

function ThisBrowser() {
  const { prices, isLoading, error, refresh } = useTradePrices();
  if (prices) return <Prices prices={prices} />;
  if (isLoading) return <Loading />;
  if (error) return <LoadFailed title={text.failed} message={error.message} retry={() => void refresh()} />;
  return <NoTradePrices title={text.notActive} description={text.notActiveText} />;
}

function Prices({ prices: { company } }: { prices: TradePrices }) {
  const [isLeft, setLeft] = useState(false);
  const { leave, isPending } = useLeaveTradePrices(() => setLeft(true));
  if (isLeft) return <NoTradePrices title={text.notActive} description={text.notActiveText} />;
  return (
    <div className="wrap min-h-140 py-10 tablet:py-18">
      <div role="status" className="max-w-170">
        <h1 className="font-display text-page-title">{text.title}</h1>
        <p className="mt-4 text-lede wrap-anywhere text-ink-2">{text.intro(company)}</p>
      </div>
      <div className="mt-7 flex flex-wrap gap-2.5">
        <Button size="large" onClick={(event) => openCalculator({ opener: event.currentTarget })}>
          {text.calculator}
        </Button>
        <Button kind="ghost" size="large" isPending={isPending} onClick={leave}>
          {text.leave}
        </Button>
      </div>
    </div>
  );
}

const NoTradePrices = ({ title, description }: { title: string; description: string }) => (
  <PageMessage drawingLabel="£ ?" title={title}>
    <p>
      {description} <PhoneLink phone={text.phone} />
    </p>
  </PageMessage>
);

const Loading = () => (
  <div role="status" className="wrap min-h-140 py-18 text-ink-3">
    <h1>{text.loading}</h1>
  </div>
);
