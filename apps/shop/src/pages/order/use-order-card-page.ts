import { paths } from '@app/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCardPage } from '../../features/deposit/hooks/use-card-page';
import { orderLink } from '../../features/deposit/order-link';

/** The card page of an order, which is refetched if there is none. */
export function useOrderCardPage(token: string) {
  const client = useQueryClient();
  const refetch = () => void client.invalidateQueries({ queryKey: [paths.customerOrder(token)] });
  return useCardPage({
    onReady: (depositId) => {
      if (depositId) orderLink.store(depositId, token);
    },
    onFailed: refetch,
    onReturn: refetch,
  });
}
