import { LazyPart } from '@app/ui';
import { useEffect, useRef, useState, type RefObject } from 'react';

type FromPrices = Readonly<Record<string, string>>;

const pricesCall = new LazyPart(
  () => import(/* webpackChunkName: "from-prices" */ '../../features/materials/fetch-from-prices'),
);

/** Distance at which prices are requested, so that they arrive before the visitor does. */
const ahead = '400px';

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
    let isGone = false;
    const ask = async () => {
      const { fetchFromPrices } = await pricesCall.loadAgain();
      const answer = await fetchFromPrices();
      if (!isGone) setPrices(answer);
    };
    const askAgain = () => void ask().catch(() => undefined);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        ask().catch(() => addEventListener('online', askAgain, { once: true }));
      },
      { rootMargin: ahead },
    );
    observer.observe(list);
    return () => {
      isGone = true;
      removeEventListener('online', askAgain);
      observer.disconnect();
    };
  }, []);
  return { cards, prices };
}
