import type { AddBasketItemRequest } from '@app/contracts';
import { showToast } from '@app/ui';
import { ApiError } from '@app/web-client';
import { addBasketItem } from './basket-calls';
import { toasts } from './toasts';

/** Adds a quote to the basket and reports it; true if it is in the basket now. */
export async function addToBasket(request: AddBasketItemRequest): Promise<boolean> {
  try {
    await addBasketItem(request);
  } catch (error) {
    showFailure(toasts.addFailed, error);
    return false;
  }
  showToast({ title: request.replacesQuoteId ? toasts.changed : toasts.added });
  return true;
}

/** Includes the API's reason if a visitor can act on it. */
export function showFailure(title: string, error: unknown): void {
  const reason = error instanceof ApiError && error.status < 500 ? error.body?.error : undefined;
  showToast({ title, description: reason, tone: 'bad' });
}
