import { paths } from '@app/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useCardPage } from '../../features/deposit/hooks/use-card-page';
import { orderLink } from '../../features/deposit/order-link';

/** Opens the card page of an order; if none could be created, the order is refetched. */
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
