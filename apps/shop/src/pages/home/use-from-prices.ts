import { LazyChunk } from '@app/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';

type FromPrices = Readonly<Record<string, string>>;

const pricesChunk = new LazyChunk(
  () => import(/* webpackChunkName: "from-prices" */ '../../features/materials/fetch-from-prices'),
);

/** Distance at which prices are requested, so that they arrive before the visitor does. */
const preloadDistance = '400px';

/**
 * 'From £…/sq ft' by material, requested when the cards come near. Optional: who never scrolls there does not load
 * them, and without them the cards show no price until the connection is back.
 */
export function useFromPrices(): { cards: RefObject<HTMLUListElement | null>; prices: FromPrices } {
  const cards = useRef<HTMLUListElement>(null);
  const [prices, setPrices] = useState<FromPrices>({});
  useEffect(() => {
    const list = cards.current;
    if (!list) return undefined;
    let isUnmounted = false;
    const loadPrices = async () => {
      const { fetchFromPrices } = await pricesChunk.loadOrRetry();
      const loaded = await fetchFromPrices();
      if (!isUnmounted) setPrices(loaded);
    };
    const retry = () => void loadPrices().catch(() => undefined);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        loadPrices().catch(() => addEventListener('online', retry, { once: true }));
      },
      { rootMargin: preloadDistance },
    );
    observer.observe(list);
    return () => {
      isUnmounted = true;
      removeEventListener('online', retry);
      observer.disconnect();
    };
  }, []);
  return { cards, prices };
}
