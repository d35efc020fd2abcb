import { useEffect, useState } from 'react';
import type { DepositOutcome, FailedOutcome } from '../api/deposit-outcome';
import { ensureBrowserKey } from '../browser-key';
import { openPaymentTab, sameTab } from '../payment-tab';
import { showFailure, type PaymentFailure } from '../show-failure';
import { text } from '../text';
import type { DepositOrder } from '../to-deposit-request';

interface CardPageOptions {
  /** What is paid. */
  quotes?: DepositOrder['quotes'];
  /** Runs before leaving for the card page. */
  onReady?: (depositId: string | null) => Promise<unknown> | void;
  onFailed?: (outcome: FailedOutcome) => void;
  /** The browser has restored the page from its back/forward cache. */
  onReturn?: () => void;
}

/** Requests a card page and goes there, or shows why there is none. */
export function useCardPage({ quotes, onReady, onFailed, onReturn }: CardPageOptions) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<PaymentFailure | null>(null);

  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      setPending(false);
      onReturn?.();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [onReturn]);

  const fail = (outcome: FailedOutcome) => {
    setPending(false);
    setFailure(showFailure(outcome, quotes));
    onFailed?.(outcome);
  };
  const open = async (request: () => Promise<DepositOutcome>, { opensTab = false } = {}) => {
    if (isPending) return;
    setPending(true);
    setFailure(null);
    try {
      ensureBrowserKey();
      // Opened before the first await, or the browser blocks it as a pop-up.
      const tab = opensTab ? openPaymentTab(text.newTabTitle) : sameTab;
      const outcome = await request();
      if (outcome.kind !== 'ready') {
        tab.close();
        return fail(outcome);
      }
      await onReady?.(outcome.depositId);
      tab.navigate(outcome.paymentUrl);
      // In the same tab it is pending until the card page replaces this one.
      if (opensTab) setPending(false);
    } catch {
      fail({ kind: 'failed' });
    }
  };
  return { open, isPending, failure, dismissFailure: () => setFailure(null) };
}
