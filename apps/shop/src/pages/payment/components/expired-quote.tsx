import type { Catalogue } from '@app/configuration';
import type { QuoteResponse, TradePrices } from '@app/contracts';
import { formatAreaM2, formatGbp, formatLastValidDay } from '@app/pricing';
import { Button, phoneQuery, Skeleton, useMediaQuery, wholeReferencesAndAmounts } from '@app/ui';
import { CalendarClock, Phone, RefreshCw } from 'lucide-react';
import { useCatalogue } from '../../../features/calculator/api/use-catalogue';
import { QuotePlan } from '../../../features/quotes/quote-plan';
import { useTradePrices } from '../../../features/trade-prices/use-trade-prices';
import { PhoneLink } from '../../../lib/contact-links';
import { NoticeBox } from '../../../lib/notice-box';
import { text } from '../text';
import { useRenewal } from '../use-renewal';
import { compareWithToday } from '../compare-with-today';
import { ChangedLines } from './changed-lines';

/**
 * The price has expired (D4): what changed since, line by line, and how to get a new quote. A price never changes
 * silently.
 */
export function ExpiredQuote({ quote, refreshQuote }: { quote: QuoteResponse; refreshQuote: () => void }) {
  const catalogue = useCatalogue();
  const trade = useTradePrices();
  const state = trade.isLoading && catalogue.kind === 'ready' ? { kind: 'loading' as const } : catalogue;
  switch (state.kind) {
    case 'ready': {
      const refresh = () => {
        refreshQuote();
        return Promise.all([state.refresh(), trade.refresh()]);
      };
      return <Changes quote={quote} catalogue={state.catalogue} prices={trade.prices} refresh={refresh} />;
    }
    case 'failed':
      return (
        <div role="alert" className="max-w-150">
          <NoticeBox icon={CalendarClock} title={expiryTitle(quote)}>
            {text.pricesFailed}. {text.pricesFailedText} <PhoneLink phone={text.phone} />
          </NoticeBox>
          <p className="mt-3 text-small text-ink-3">{state.error.message}</p>
          <Button className="mt-5" onClick={state.retry}>
            {text.retry}
          </Button>
        </div>
      );
    case 'loading':
      return (
        <div>
          <NoticeBox icon={CalendarClock} title={expiryTitle(quote)}>
            <span role="status">{text.loading}</span>
          </NoticeBox>
          <Skeleton className="mt-9 h-120" />
        </div>
      );
  }
}

const dayMs = 24 * 3_600_000;

/** When the price expired: midnight after the 30th day, or as staff chose. */
function expiryTitle({ createdAt, validUntil }: QuoteResponse): string {
  const days = (Date.parse(validUntil) - Date.parse(createdAt)) / dayMs;
  // A change of clocks adds or takes an hour.
  const isUsual = days > 29.95 && days < 31.05;
  return text.expired(formatLastValidDay(validUntil), isUsual);
}

interface ChangesProps {
  quote: QuoteResponse;
  catalogue: Catalogue;
  prices: TradePrices | null;
  refresh: () => Promise<unknown>;
}

function Changes({ quote, catalogue, prices, refresh }: ChangesProps) {
  const changes = compareWithToday(quote, catalogue, prices);
  const { update, isPending, notice } = useRenewal(quote, refresh);
  const { lines, oldTotal, renewal } = changes;
  const isPhone = useMediaQuery(phoneQuery);
  const button = (
    <Button
      size={isPhone ? 'medium' : 'large'}
      isFullWidth={!isPhone}
      isPending={isPending}
      onClick={() => update(renewal)}
      className="px-3!"
    >
      {!isPending && !isPhone && <RefreshCw className="size-4.5" strokeWidth={1.5} />}
      {isPending ? text.updating : text.update}
    </Button>
  );
  return (
    <div className="num grid grid-cols-1 items-start gap-8 desktop:grid-cols-[minmax(0,1fr)_420px] desktop:gap-16">
      <section>
        <NoticeBox icon={CalendarClock} title={expiryTitle(quote)}>
          {renewal ? text.changes(lines.filter(({ isChanged }) => isChanged).length) : text.partsNotSold}
        </NoticeBox>
        <p role="status" className="mt-3 font-label text-warn empty:hidden">
          {notice}
        </p>
        <ChangedLines quote={quote} changes={changes} />
        <div className="own-colors -mx-5 mt-9 border-y border-line bg-plan px-4 pt-4.5 pb-3 tablet:mx-0 tablet:rounded-1 tablet:border-x tablet:px-9 tablet:pt-7.5 tablet:pb-6">
          <QuotePlan quote={quote} maxHeightPx={320} />
        </div>
        <p className="mt-2.5 flex justify-between gap-6 text-small text-ink-3">
          <span>{renewal && text.sameTop}</span>
          <span>{formatAreaM2({ lengthMm: quote.length, widthMm: quote.width })}</span>
        </p>
      </section>
      <aside className="grid gap-4 desktop:sticky desktop:top-6">
        <div className="rounded-2 border border-line bg-surface p-5">
          {renewal && (
            <p className="flex items-baseline justify-between gap-4">
              <span className="font-strong">{text.today}</span>
              <b translate="no" className="font-display text-amount">
                {formatGbp(renewal.total)}
              </b>
            </p>
          )}
          <p className="mt-2.5 text-label text-ink-2">{renewal ? text.updateNote : text.chooseNote}</p>
          {!isPhone && <div className="mt-4.5">{button}</div>}
          <p className="mt-4 flex items-center justify-center gap-2.5">
            <Phone className="size-4.5" strokeWidth={1.5} />
            <PhoneLink
              phone={text.phone}
              className="inline-flex min-h-11 items-center font-label hover:underline"
            />
          </p>
        </div>
        <p className="text-small text-ink-3">{text.chargePromise}</p>
      </aside>
      {isPhone && (
        <div className="sticky bottom-0 z-10 -mx-5 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-4 border-t border-line bg-surface px-5 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))] shadow-bar">
          <p>
            {renewal && (
              <b translate="no" className="block font-display text-title">
                {formatGbp(renewal.total)}
              </b>
            )}
            <span className="block text-small text-ink-3">
              {wholeReferencesAndAmounts(text.previousTotal(formatGbp(oldTotal)))}
            </span>
          </p>
          {button}
        </div>
      )}
    </div>
  );
}
