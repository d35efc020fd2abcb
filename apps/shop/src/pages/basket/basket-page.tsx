import { quoteIdPattern } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { ApiError } from '@app/web-client';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { addBasketItem } from '../../features/basket/basket-calls';
import { openBasket } from '../../features/basket/open-basket';
import { PageMessage } from '../../lib/page-message';
import { text } from './text';

/** Opened from a link in a mail: adds its quotes to this browser's basket and opens the basket. */
export function BasketPage({ quotes: quoteIdList }: { quotes: string | null }) {
  const [, navigate] = useLocation();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (hasFailed) return undefined;
    let isCancelled = false;
    const addQuotes = async () => {
      const unavailableCount = await addAllToBasket(quoteIdList?.split(',') ?? []);
      if (isCancelled) return;
      navigate('/', { replace: true });
      openBasket();
      if (unavailableCount > 0) showToast({ title: text.unavailable(unavailableCount), tone: 'bad' });
    };
    addQuotes().catch(() => !isCancelled && setFailed(true));
    return () => {
      isCancelled = true;
    };
  }, [quoteIdList, hasFailed, navigate]);

  if (!hasFailed)
    return (
      <div role="status" className="wrap min-h-140 py-18 text-ink-3">
        <h1>{text.adding}</h1>
      </div>
    );
  return (
    <PageMessage drawingLabel="? mm" title={text.failed}>
      <p>{text.failedText}</p>
      <Button className="mt-7" onClick={() => setFailed(false)}>
        {text.retry}
      </Button>
    </PageMessage>
  );
}

/**
 * Adds the quotes one by one, as the API accepts only one; quotes already in the basket are skipped.
 * @returns the number of quotes that no longer exist
 */
async function addAllToBasket(quoteIds: readonly string[]): Promise<number> {
  let unavailableCount = 0;
  for (const quoteId of quoteIds.filter((id) => quoteIdPattern.test(id))) {
    try {
      await addBasketItem({ quoteId });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      unavailableCount += 1;
    }
  }
  return unavailableCount;
}
