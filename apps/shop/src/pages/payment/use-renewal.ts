import { toSaveRequest } from '@app/configuration';
import { paymentPath, type QuoteResponse } from '@app/contracts';
import { showToast } from '@app/ui';
import { isApiError } from '@app/web-client';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { addBasketItem, readBasket } from '../../features/basket/basket-calls';
import { fetchedBasket } from '../../features/basket/fetched-basket';
import { saveQuote } from '../../features/basket/save-quote';
import { openCalculator } from '../../features/open-calculator/open-calculator';
import { text } from './text';
import type { QuoteChanges } from './compare-with-today';

/**
 * 'Update my quote' (D4): a new quote at the price shown, replacing the old one in this browser's basket. If a part is
 * no longer sold, the calculator opens with the rest.
 */
export function useRenewal(quote: QuoteResponse, refreshPrices: () => Promise<unknown>) {
  const [isPending, setPending] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);

  const renew = async ({ selection, total }: NonNullable<QuoteChanges['renewal']>) => {
    const request = toSaveRequest(selection, quote.notes ?? '', total);
    if (!request) return;
    try {
      const renewed = await saveQuote({ ...request, replacesQuoteId: quote.id });
      if (await isInBasket(quote.id)) {
        // The quote can be paid even if this fails; the basket then shows the old line as expired.
        await addBasketItem({ quoteId: renewed.id, replacesQuoteId: quote.id }).catch(() => undefined);
      }
      showToast({ title: text.updated(renewed.reference) });
      navigate(paymentPath(renewed.id), { replace: true });
    } catch (error) {
      const isOutdated = isApiError(error, 'quote/price-changed', 'quote/part-not-sold');
      if (!isOutdated || !(await refreshPrices().then(hasRefreshed, hasNotRefreshed))) {
        showToast({ ...text.updateFailed, tone: 'bad' });
        return;
      }
      setNotice(text.outdatedErrors);
    }
  };

  const openInCalculator = async () => {
    const isFromOwnBasket = await isInBasket(quote.id);
    openCalculator({ quote, ...(isFromOwnBasket && { isFromOwnBasket, replacesInBasket: quote.id }) });
  };

  return {
    isPending,
    notice,
    update: (renewal: QuoteChanges['renewal']) => {
      if (isPending) return;
      setPending(true);
      setNotice(null);
      void (renewal ? renew(renewal) : openInCalculator()).finally(() => setPending(false));
    },
  };
}

const hasRefreshed = () => true;
const hasNotRefreshed = () => false;

async function isInBasket(quoteId: string): Promise<boolean> {
  await readBasket().catch(() => undefined);
  return fetchedBasket()?.items.some((item) => item.quoteId === quoteId) ?? false;
}
