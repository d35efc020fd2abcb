import { quoteIdPattern } from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { ApiError } from '@app/web-client';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { addBasketItem } from '../../features/basket/basket-calls';
import { openBasket } from '../../features/basket/open-basket';
import { PageMessage } from '../../lib/page-message';
import { text } from './text';

/** The target of a mail's link: adds its quotes to this device's basket and opens it. */
export function BasketPage({ quotes: quoteIdList }: { quotes: string | null }) {
  const [, navigate] = useLocation();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    if (hasFailed) return undefined;
    let isCancelled = false;
    const addQuotes = async () => {
      const gone = await addAllToBasket(quoteIdList?.split(',') ?? []);
      if (isCancelled) return;
      navigate('/', { replace: true });
      openBasket();
      if (gone > 0) showToast({ title: text.unavailable(gone), tone: 'bad' });
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
 * One by one, as the API takes them; quotes already in the basket are not added twice.
 * @returns how many there are no more
 */
async function addAllToBasket(quoteIds: readonly string[]): Promise<number> {
  let gone = 0;
  for (const quoteId of quoteIds.filter((id) => quoteIdPattern.test(id))) {
    try {
      await addBasketItem({ quoteId });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      gone += 1;
    }
  }
  return gone;
}
