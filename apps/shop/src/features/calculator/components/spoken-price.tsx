import { useEffect, useState } from 'react';
import type { SelectionPrice } from '@app/configuration';
import { formatGbp } from '@app/pricing';
import { text } from '../text';

/** Typing a size changes the price with every key; it is spoken once it stands still. Prompts speak for themselves. */
export const spokenAfterMs = 600;

export function SpokenPrice({ price }: { price: SelectionPrice }) {
  const words =
    price.kind === 'priced' ? text.spokenPrice(formatGbp(price.total), formatGbp(price.deposit)) : '';
  return (
    <p aria-live="polite" className="sr-only">
      {useDebounced(words, spokenAfterMs)}
    </p>
  );
}

/** The value once it has stood still for a while. */
function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
