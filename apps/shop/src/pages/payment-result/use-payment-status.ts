import { paths, quoteIdPattern, type DepositStatusResponse } from '@app/contracts';
import { ApiError, apiQuery } from '@app/web-client';
import { useCallback, useEffect, useState } from 'react';

/** Specification §9 and D24. */
export const polling = {
  intervalMs: 3_000,
  /** After this polling stops; a mail will report the result. */
  maxMs: 10 * 60_000,
  /** A card declined so recently may be followed by another try on the card page. */
  declineMs: 4_000,
  /** Timeout of one request. */
  requestMs: 10_000,
} as const;

export interface PaymentProgress {
  kind: 'looking' | 'not-found';
  /** The last known state; null before the first answer. */
  deposit: DepositStatusResponse | null;
  /** The last request failed. */
  hasFailed: boolean;
  /** Still pending, and polling has stopped. */
  hasStopped: boolean;
  checkAgain: () => void;
}

/**
 * Polls a payment every 3000 ms while it is pending or was just declined (D17), but not in a hidden tab. A failed
 * request keeps the last known state.
 */
export function usePaymentStatus(id: string): PaymentProgress {
  const isValidId = quoteIdPattern.test(id);
  const [attempt, setAttempt] = useState(0);
  const [deposit, setDeposit] = useState<DepositStatusResponse | null>(null);
  const [isMissing, setMissing] = useState(!isValidId);
  const [hasFailed, setFailed] = useState(false);
  const [hasStopped, setStopped] = useState(false);

  useEffect(() => {
    if (!isValidId) return undefined;
    const startedAt = Date.now();
    const stopped = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const poll = async () => {
      let mayChange = true;
      try {
        const current = await fetchStatus(id, stopped.signal);
        if (stopped.signal.aborted) return;
        const isRecentDecline =
          current.paymentStatus === 'failed' && Date.now() - startedAt < polling.declineMs;
        mayChange = current.paymentStatus === 'pending' || isRecentDecline;
        setDeposit(current);
        setFailed(false);
      } catch (error) {
        if (stopped.signal.aborted) return;
        if (error instanceof ApiError && error.status === 404) {
          setMissing(true);
          return;
        }
        setFailed(true);
      }
      if (!mayChange) return;
      if (Date.now() - startedAt >= polling.maxMs) setStopped(true);
      else timer = setTimeout(checkWhenVisible, polling.intervalMs);
    };
    const checkWhenVisible = () => {
      if (document.hidden) document.addEventListener('visibilitychange', checkIfVisible);
      else void poll();
    };
    const checkIfVisible = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', checkIfVisible);
      void poll();
    };

    checkWhenVisible();
    return () => {
      stopped.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkIfVisible);
    };
  }, [id, isValidId, attempt]);

  const checkAgain = useCallback(() => {
    setStopped(false);
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  return { kind: isMissing ? 'not-found' : 'looking', deposit, hasFailed, hasStopped, checkAgain };
}

/** The timeout keeps a server that accepts but never answers from ending the polling. */
async function fetchStatus(id: string, over: AbortSignal): Promise<DepositStatusResponse> {
  const request = new AbortController();
  const abort = () => request.abort();
  over.addEventListener('abort', abort);
  const timer = setTimeout(abort, polling.requestMs);
  try {
    return await apiQuery<DepositStatusResponse>(paths.depositStatus(id), request.signal);
  } finally {
    clearTimeout(timer);
    over.removeEventListener('abort', abort);
  }
}
