import type { BasketItem, BasketResponse, QuoteResponse, SaveQuoteRequest } from '@app/contracts';
import { showToast, type ToastMessage } from '@app/ui';
import { isApiError } from '@app/web-client';
import { useMutation } from '@tanstack/react-query';
import { addToBasket, showFailure } from '../basket/add-to-basket';
import { clearBasket, addBasketItem, readBasket, removeBasketItem } from '../basket/basket-calls';
import { saveQuote } from '../basket/save-quote';
import { toasts } from '../basket/toasts';
import { text } from './text';

interface Options {
  onOutdated: (quote: QuoteResponse) => void;
}

/** The actions on the basket, each with its toast. */
export function useBasketChanges({ onOutdated }: Options) {
  /** After any failure the basket may differ from what is shown. */
  const onFailure = (title: string) => (error: unknown) => {
    showFailure(title, error);
    void readBasket().catch(() => undefined);
  };

  const addAgain = async (items: readonly BasketItem[]) => {
    try {
      for (const { quoteId } of items) await addBasketItem({ quoteId });
    } catch (error) {
      onFailure(toasts.addFailed)(error);
    }
  };
  /** A quote withdrawn by staff cannot be added again. */
  const undoAction = (items: readonly BasketItem[]): ToastMessage['action'] => {
    const availableItems = items.filter(({ quote }) => quote.paymentBlocker !== 'deleted');
    if (availableItems.length === 0) return undefined;
    return { label: toasts.undo, onChoose: () => void addAgain(availableItems) };
  };

  const remove = useMutation({
    mutationFn: ({ id }: BasketItem) => removeBasketItem(id),
    onSuccess: (_, item) => showToast({ title: toasts.removed, action: undoAction([item]) }),
    onError: onFailure(toasts.removeFailed),
  });
  const clear = useMutation({
    mutationFn: (_: BasketResponse) => clearBasket(),
    onSuccess: (_, { items }) => showToast({ title: toasts.cleared, action: undoAction(items) }),
    onError: onFailure(toasts.clearFailed),
  });
  const duplicate = useMutation({
    mutationFn: async ({ quote }: BasketItem) => {
      const copy = await saveQuote(toCopyRequest(quote));
      await addToBasket({ quoteId: copy.id });
    },
    onError: (error, { quote }) => {
      if (isApiError(error, 'quote/price-changed', 'quote/part-not-sold')) onOutdated(quote);
      else showToast({ ...text.duplicateFailed, tone: 'bad' });
    },
  });

  return {
    /** `onRemoved` is called once the line has gone from the screen. */
    remove: (item: BasketItem, onRemoved: () => void) => remove.mutate(item, { onSuccess: onRemoved }),
    clear: clear.mutate,
    duplicate: duplicate.mutate,
    removingId: remove.isPending ? remove.variables.id : null,
    duplicatingId: duplicate.isPending ? duplicate.variables.id : null,
    isClearing: clear.isPending,
  };
}

/** Requests the same top again, at the price shown to the visitor (D1). */
const toCopyRequest = (quote: QuoteResponse): SaveQuoteRequest => ({
  materialId: quote.materialId,
  colorId: quote.colorId,
  sinkTypeId: quote.sinkTypeId,
  thicknessId: quote.thicknessId,
  cutoutId: quote.cutoutId,
  cutoutIds: quote.cutoutIds,
  length: quote.length,
  width: quote.width,
  quantity: quote.quantity,
  totalPrice: quote.totalPrice,
  notes: quote.notes,
});
