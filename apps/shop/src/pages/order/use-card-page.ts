import { paths } from '@app/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DepositOutcome } from '../../features/deposit/api/deposit-outcome';
import { leaveFor } from '../../features/deposit/leave-for';
import { showFailure } from '../../features/deposit/show-failure';
import { orderLink } from '../../lib/order-link';

/** Opens the card page of an order; if there is none, shows why and refetches the order. */
export function useCardPage(token: string) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  // The browser may restore this page from its back/forward cache.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setPending(false);
      void client.invalidateQueries({ queryKey: [paths.customerOrder(token)] });
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [client, token]);

  const open = async (ask: () => Promise<DepositOutcome>) => {
    setPending(true);
    setFailure(null);
    const outcome = await ask();
    if (outcome.kind === 'ready') {
      if (outcome.depositId) orderLink.keep(outcome.depositId, token);
      leaveFor(outcome.paymentUrl);
      return;
    }
    setPending(false);
    setFailure(showFailure(outcome).sentence);
    void client.invalidateQueries({ queryKey: [paths.customerOrder(token)] });
  };
  return {
    open: (ask: () => Promise<DepositOutcome>) =>
      void open(ask).catch(() => {
        setPending(false);
        setFailure(showFailure({ kind: 'failed' }).sentence);
      }),
    isPending,
    failure,
  };
}
