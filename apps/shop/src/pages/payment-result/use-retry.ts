import { showToast } from '@app/ui';
import { useEffect, useState } from 'react';
import { retryDeposit } from '../../features/deposit/api/create-deposit';
import { leaveFor } from '../../features/deposit/leave-for';
import { showFailure } from '../../features/deposit/show-failure';
import { text as depositText } from '../../features/deposit/text';

/** 'Try Payment Again' (D19): the card page that is still open, or a new one. */
export function useRetry(id: string, onOutdated: () => void) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  // The browser may restore this page from its back/forward cache.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setPending(false);
      onOutdated();
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [onOutdated]);

  const retry = async () => {
    setPending(true);
    setFailure(null);
    const outcome = await retryDeposit(id);
    if (outcome.kind === 'ready') {
      showToast(depositText.initiated);
      leaveFor(outcome.paymentUrl);
      return;
    }
    setPending(false);
    setFailure(showFailure(outcome).sentence);
    // It may have been paid after all, or be under review: checks at once.
    if (outcome.kind === 'issue' && outcome.isOutdated) onOutdated();
  };
  return {
    retry: () =>
      void retry().catch(() => {
        setPending(false);
        setFailure(showFailure({ kind: 'failed' }).sentence);
      }),
    isPending,
    failure,
  };
}
