import { paths } from '@app/contracts';
import { useQuery } from '@tanstack/react-query';
import { readBasket } from '../../lib/basket/basket-calls';
import { findBasketSession } from '../../lib/basket/basket-session';

/** Asks what is in the basket now; the answer arrives where everybody can see it, in the known basket. */
export function useBasketQuery() {
  const session = findBasketSession();
  return useQuery({
    queryKey: [paths.basket(session ?? 'none')],
    queryFn: ({ signal }) => readBasket(signal).then(() => true),
    enabled: session !== null,
  });
}
