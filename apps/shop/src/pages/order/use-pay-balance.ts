import { paths } from '@app/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { payBalance } from '../../features/deposit/api/create-deposit';
import { leaveFor } from '../../features/deposit/leave-for';
import { tellFailure } from '../../features/deposit/tell-outcome';
import { orderLink } from '../../lib/order-link';

/** Brings the customer to the card page for an amount; where there is none, says why and asks for the order anew. */
export function usePayBalance(token: string) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  // Coming back from the card page, the browser may show this page as it was left.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setPending(false);
      void client.invalidateQueries({ queryKey: [paths.customerOrder(token)] });
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [client, token]);

  const pay = async (amount: string) => {
    setPending(true);
    setFailure(null);
    const outcome = await payBalance(token, amount);
    if (outcome.kind === 'ready') {
      if (outcome.depositId) orderLink.keep(outcome.depositId, token);
      leaveFor(outcome.paymentUrl);
      return;
    }
    setPending(false);
    setFailure(tellFailure(outcome).sentence);
    void client.invalidateQueries({ queryKey: [paths.customerOrder(token)] });
  };
  return {
    pay: (amount: string) =>
      void pay(amount).catch(() => {
        setPending(false);
        setFailure(tellFailure({ kind: 'failed' }).sentence);
      }),
    isPending,
    failure,
  };
}
