import type { BasketResponse } from '@app/contracts';
import { useSyncExternalStore } from 'react';
import { findBasketSession } from './basket-session';

/** The basket as the API last told it; null until it has. */
let basket: BasketResponse | null = null;
const listeners = new Set<() => void>();

export function setKnownBasket(next: BasketResponse | null): void {
  basket = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const knownBasket = (): BasketResponse | null => basket;

export const useKnownBasket = (): BasketResponse | null =>
  useSyncExternalStore(subscribe, knownBasket, () => null);

/** Whether there is certainly nothing in it. */
export const isBasketEmpty = (): boolean => (basket ? basket.count === 0 : findBasketSession() === null);
