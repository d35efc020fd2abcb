import { hintsAtTradePrices, paths, type TradePrices } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation, isApiError } from '@app/web-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { text } from './text';

interface TradePricesState {
  /** null: everybody's prices. */
  prices: TradePrices | null;
  /** It is not known yet whether this browser has any. */
  isLoading: boolean;
  /** Why it is not known. */
  error: Error | null;
  refresh: () => Promise<TradePrices | null>;
}

const key = [paths.tradePrices];

/** What the trade customer of this browser is given; nobody else's browser asks. */
export function useTradePrices(): TradePricesState {
  const { data, error, isFetching, refetch } = useQuery<TradePrices | null>({
    queryKey: key,
    enabled: hintsAtTradePrices(document.cookie),
  });
  // The link was renewed or ended: it is as if there had been none.
  const isEnded = isApiError(error, 'trade/unknown-link');
  const prices = isEnded ? null : (data ?? null);
  return {
    prices,
    isLoading: isFetching && prices === null,
    error: isEnded ? null : error,
    refresh: async () => (hintsAtTradePrices(document.cookie) ? ((await refetch()).data ?? null) : null),
  };
}

/** Everybody's prices in this browser again. */
export function useLeaveTradePrices(onLeft: () => void) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => apiMutation('DELETE', paths.tradePrices),
    onSuccess: () => {
      client.setQueryData(key, null);
      onLeft();
    },
    onError: () => showToast({ ...text.leaveFailed, tone: 'bad' }),
  });
  return { leave: () => mutate(), isPending };
}
