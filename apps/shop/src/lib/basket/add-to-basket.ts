import type { AddBasketItemRequest } from '@app/contracts';
import { showToast } from '@app/ui';
import { ApiError } from '@app/web-client';
import { putIntoBasket } from './basket-calls';
import { toasts } from './text';

/** Puts a quote into the basket and says how that went; true where it is in it now. */
export async function addToBasket(request: AddBasketItemRequest): Promise<boolean> {
  try {
    await putIntoBasket(request);
  } catch (error) {
    tellFailure(toasts.addFailed, error);
    return false;
  }
  showToast({ title: request.replacesQuoteId ? toasts.changed : toasts.added });
  return true;
}

/** The reason goes with it where the shop refused for one that a visitor can do something about. */
export function tellFailure(title: string, error: unknown): void {
  const reason = error instanceof ApiError && error.status < 500 ? error.body?.error : undefined;
  showToast({ title, description: reason, tone: 'bad' });
}
