import { paths, quoteIdPattern, type DepositStatusResponse } from '@app/contracts';
import { ApiError, apiQuery } from '@app/web-client';
import { useCallback, useEffect, useState } from 'react';

/** Specification §9 and D24. */
export const polling = {
  intervalMs: 3_000,
  /** After this polling stops; a mail will report the result. */
  maxMs: 10 * 60_000,
  /** A card declined so recently may be followed by another try on the card page. */
  refusalMs: 4_000,
  /** Timeout of one request. */
  requestMs: 10_000,
} as const;

export interface PaymentProgress {
  kind: 'looking' | 'not-found';
  /** The last known state; null before the first answer. */
  deposit: DepositStatusResponse | null;
  /** The last request failed. */
  isUnanswered: boolean;
  /** Still pending, and polling has stopped. */
  hasStopped: boolean;
  checkAgain: () => void;
}

/**
 * Polls a payment every 3000 ms while it is pending or was just declined (D17), but not in a hidden tab. A failed
 * request keeps the last known state.
 */
export function usePaymentStatus(id: string): PaymentProgress {
  const isId = quoteIdPattern.test(id);
  const [round, setRound] = useState(0);
  const [deposit, setDeposit] = useState<DepositStatusResponse | null>(null);
  const [isMissing, setMissing] = useState(!isId);
  const [isUnanswered, setUnanswered] = useState(false);
  const [hasStopped, setStopped] = useState(false);

  useEffect(() => {
    if (!isId) return undefined;
    const begun = Date.now();
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;

    const look = async () => {
      let isOpen = true;
      try {
        const known = await ask(id, over.signal);
        if (over.signal.aborted) return;
        const isFreshRefusal = known.paymentStatus === 'failed' && Date.now() - begun < polling.refusalMs;
        isOpen = known.paymentStatus === 'pending' || isFreshRefusal;
        setDeposit(known);
        setUnanswered(false);
      } catch (error) {
        if (over.signal.aborted) return;
        if (error instanceof ApiError && error.status === 404) {
          setMissing(true);
          return;
        }
        setUnanswered(true);
      }
      if (!isOpen) return;
      if (Date.now() - begun >= polling.maxMs) setStopped(true);
      else timer = setTimeout(checkWhenVisible, polling.intervalMs);
    };
    const checkWhenVisible = () => {
      if (document.hidden) document.addEventListener('visibilitychange', checkIfVisible);
      else void look();
    };
    const checkIfVisible = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', checkIfVisible);
      void look();
    };

    checkWhenVisible();
    return () => {
      over.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', checkIfVisible);
    };
  }, [id, isId, round]);

  const checkAgain = useCallback(() => {
    setStopped(false);
    setUnanswered(false);
    setRound((before) => before + 1);
  }, []);
  return { kind: isMissing ? 'not-found' : 'looking', deposit, isUnanswered, hasStopped, checkAgain };
}

/** The timeout keeps a server that accepts but never answers from ending the polling. */
async function ask(id: string, over: AbortSignal): Promise<DepositStatusResponse> {
  const request = new AbortController();
  const giveUp = () => request.abort();
  over.addEventListener('abort', giveUp);
  const timer = setTimeout(giveUp, polling.requestMs);
  try {
    return await apiQuery<DepositStatusResponse>(paths.depositStatus(id), request.signal);
  } finally {
    clearTimeout(timer);
    over.removeEventListener('abort', giveUp);
  }
}
