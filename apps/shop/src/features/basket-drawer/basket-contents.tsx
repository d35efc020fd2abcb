import { paymentPath, type BasketItem, type BasketResponse, paths } from '@app/contracts';
import { useOverlay } from '@app/ui';
import { toLoadState } from '@app/web-client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { readBasket } from '../basket/basket-calls';
import { findBasketSession } from '../basket/basket-session';
import { useFetchedBasket } from '../basket/fetched-basket';
import { CheckoutView } from '../deposit/deposit-views';
import { EmailBasket } from '../email-quote/email-basket';
import type { CalculatorPreset } from '../open-calculator/open-calculator';
import { BasketFailed, BasketSkeleton } from './components/basket-failed';
import { BasketLine } from './components/basket-line';
import { BasketSummary, PayBar } from './components/basket-summary';
import { DrawerHeader } from './components/drawer-header';
import { EmptyBasket } from './components/empty-basket';
import { NameJob } from './components/name-job';
import { text } from './text';
import { useBasketChanges } from './use-basket-changes';

const emptyBasket: BasketResponse = { items: [], totalAmount: '0.00', count: 0 };

interface BasketContentsProps {
  onClose: () => void;
  onConfigure: (preset: CalculatorPreset) => void;
}

/** The quotes, or the checkout in their place (specification §4). */
export function BasketContents({ onClose, onConfigure }: BasketContentsProps) {
  const root = useRef<HTMLDivElement>(null);
  const basketLoad = toLoadState(useBasketQuery());
  const session = findBasketSession();
  const basket = useFetchedBasket() ?? (session ? null : emptyBasket);
  const hasQuotes = Boolean(basket?.count);
  const [wantsToPay, setWantsToPay] = useState(false);
  const isPaying = wantsToPay && session !== null && hasQuotes;
  const back = () => setWantsToPay(false);
  useOverlay({ isOpen: isPaying, back });

  // The pressed button was removed with its view: the focus moves to the new view's title.
  const wasPaying = useRef(isPaying);
  useEffect(() => {
    if (wasPaying.current !== isPaying) root.current?.querySelector('h2')?.focus();
    wasPaying.current = isPaying;
  }, [isPaying]);

  const hadQuotes = useRef(hasQuotes);
  useEffect(() => {
    if (hadQuotes.current && !hasQuotes) root.current?.querySelector('h3')?.focus();
    hadQuotes.current = hasQuotes;
  }, [hasQuotes]);

  if (isPaying && basket) {
    return (
      <div ref={root} className="flex min-h-0 flex-col">
        <DrawerHeader title={text.checkoutTitle} onClose={onClose} onBack={back} />
        <Scroller key="checkout">
          <CheckoutView basket={basket} sessionId={session} onPaid={onClose} />
        </Scroller>
      </div>
    );
  }
  const withoutQuotes = () => {
    if (basket) return <EmptyBasket onConfigure={() => onConfigure({})} />;
    if (basketLoad.kind === 'failed')
      return <BasketFailed message={basketLoad.error.message} onRetry={basketLoad.retry} />;
    return <BasketSkeleton />;
  };
  return (
    <div ref={root} className="flex min-h-0 flex-col">
      {basket && hasQuotes ? (
        <BasketLines
          basket={basket}
          onClose={onClose}
          onConfigure={onConfigure}
          onPay={() => setWantsToPay(true)}
        />
      ) : (
        <>
          <DrawerHeader title={text.title} onClose={onClose} />
          <Scroller>{withoutQuotes()}</Scroller>
        </>
      )}
    </div>
  );
}

interface BasketLinesProps extends Pick<BasketContentsProps, 'onClose' | 'onConfigure'> {
  basket: BasketResponse;
  onPay: () => void;
}

function BasketLines({ basket, onClose, onConfigure, onPay }: BasketLinesProps) {
  const [, navigate] = useLocation();
  const list = useRef<HTMLUListElement>(null);
  const changes = useBasketChanges({ onOutdated: (quote) => onConfigure({ quote, isFromOwnBasket: true }) });
  /** A withdrawn quote can no longer be read. */
  const availableQuotes = basket.items
    .map(({ quote }) => quote)
    .filter(({ paymentBlocker }) => paymentBlocker !== 'deleted');
  const edit = ({ quote, quoteId }: BasketItem) =>
    onConfigure({ quote, isFromOwnBasket: true, replacesInBasket: quoteId });
  /** The calculator ignores staff's adjustments and the customer; the page that renews a quote keeps both. */
  const update = (item: BasketItem) => {
    if (!item.quote.lines.some(({ kind }) => kind === 'adjustment' || kind === 'trade')) return edit(item);
    onClose();
    navigate(paymentPath(item.quoteId));
  };
  const pay = {
    isPayable: basket.items.every(({ quote }) => quote.paymentBlocker === null),
    onPay,
  };
  return (
    <>
      <DrawerHeader
        title={text.title}
        onClose={onClose}
        onClear={() => changes.clear(basket)}
        isClearing={changes.isClearing}
      />
      <Scroller>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 desktop:grid-cols-[minmax(0,1fr)_380px] desktop:gap-12">
          <ul ref={list} aria-label={text.lines} className="border-b border-line">
            {basket.items.map((item, at) => (
              <BasketLine
                key={item.id}
                quote={item.quote}
                isRemoving={changes.removingId === item.id}
                isDuplicating={changes.duplicatingId === item.id}
                onRemove={() => changes.remove(item, () => focusAfterRemoving(list.current, at))}
                onEdit={() => edit(item)}
                onUpdate={() => update(item)}
                onDuplicate={() => changes.duplicate(item)}
                onNavigate={onClose}
              />
            ))}
          </ul>
          <BasketSummary
            basket={basket}
            pay={pay}
            email={availableQuotes.length > 0 && <EmailBasket quotes={availableQuotes} />}
            job={basket.count > 1 && <NameJob basket={basket} onNavigate={onClose} />}
          />
        </div>
      </Scroller>
      <PayBar basket={basket} pay={pay} />
    </>
  );
}

const Scroller = ({ children }: { children: ReactNode }) => (
  <div className="min-h-0 overflow-y-auto overscroll-contain">
    <div className="mx-auto w-[min(1120px,100%-40px)] pb-9 tablet:w-[min(1120px,100%-64px)]">{children}</div>
  </div>
);

/** The pressed button was removed with its line: the focus moves to the same button of the line that took its place. */
function focusAfterRemoving(lines: HTMLElement | null, at: number): void {
  const buttons = lines?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
  buttons[Math.min(at, buttons.length - 1)]?.focus();
}

function useBasketQuery() {
  const session = findBasketSession();
  return useQuery({
    queryKey: [paths.basket(session ?? 'none')],
    queryFn: ({ signal }) => readBasket(signal).then(() => true),
    enabled: session !== null,
  });
}
