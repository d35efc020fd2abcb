import { mayHaveTradePrices, paths, type TradePrices } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation, isApiError } from '@app/web-client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { text } from './text';

interface TradePricesState {
  /** null: everybody's prices. */
  prices: TradePrices | null;
  /** Not known yet. */
  isLoading: boolean;
  error: Error | null;
  refresh: () => Promise<TradePrices | null>;
}

const key = [paths.tradePrices];

/** This browser's trade prices; only browsers with a trade link fetch them. */
export function useTradePrices(): TradePricesState {
  const { data, error, isFetching, refetch } = useQuery<TradePrices | null>({
    queryKey: key,
    enabled: mayHaveTradePrices(document.cookie),
  });
  // The link was renewed or ended: same as no link.
  const isEnded = isApiError(error, 'trade/unknown-link');
  const prices = isEnded ? null : (data ?? null);
  return {
    prices,
    isLoading: isFetching && prices === null,
    error: isEnded ? null : error,
    refresh: async () => (mayHaveTradePrices(document.cookie) ? ((await refetch()).data ?? null) : null),
  };
}

/** Restores everybody's prices in this browser. */
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
