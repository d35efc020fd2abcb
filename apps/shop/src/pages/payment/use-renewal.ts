import { toSaveRequest } from '@app/configuration';
import { paymentPath, type QuoteResponse } from '@app/contracts';
import { showToast } from '@app/ui';
import { isApiError } from '@app/web-client';
import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { putIntoBasket, readBasket } from '../../features/basket/basket-calls';
import { knownBasket } from '../../features/basket/known-basket';
import { saveQuote } from '../../features/basket/save-quote';
import { openCalculator } from '../../features/open-calculator/open-calculator';
import { text } from './text';
import type { WhatChanged } from './what-changed';

/**
 * 'Update my quote' (D4): a new quote at the price shown, replacing the old one in this browser's basket. If a part is
 * no longer sold, the calculator opens with the rest.
 */
export function useRenewal(quote: QuoteResponse, refreshPrices: () => Promise<unknown>) {
  const [isPending, setPending] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);

  const renew = async ({ selection, total }: NonNullable<WhatChanged['renewal']>) => {
    const request = toSaveRequest(selection, quote.notes ?? '', total);
    if (!request) return;
    try {
      const renewed = await saveQuote({ ...request, replacesQuoteId: quote.id });
      if (await isInBasket(quote.id)) {
        // The quote can be paid even if this fails; the basket then shows the old line as expired.
        await putIntoBasket({ quoteId: renewed.id, replacesQuoteId: quote.id }).catch(() => undefined);
      }
      showToast({ title: text.updated(renewed.reference) });
      navigate(paymentPath(renewed.id), { replace: true });
    } catch (error) {
      const isOutdated = isApiError(error, 'quote/price-changed', 'quote/part-not-sold');
      if (!isOutdated || !(await refreshPrices().then(isDone, isNotDone))) {
        showToast({ ...text.updateFailed, tone: 'bad' });
        return;
      }
      setNotice(text.outdatedErrors);
    }
  };

  const chooseAgain = async () => {
    const isOwn = await isInBasket(quote.id);
    openCalculator({ quote, ...(isOwn && { isOwn, replacesInBasket: quote.id }) });
  };

  return {
    isPending,
    notice,
    update: (renewal: WhatChanged['renewal']) => {
      if (isPending) return;
      setPending(true);
      setNotice(null);
      void (renewal ? renew(renewal) : chooseAgain()).finally(() => setPending(false));
    },
  };
}

const isDone = () => true;
const isNotDone = () => false;

async function isInBasket(quoteId: string): Promise<boolean> {
  await readBasket().catch(() => undefined);
  return knownBasket()?.items.some((item) => item.quoteId === quoteId) ?? false;
}
