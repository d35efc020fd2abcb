import { showToast, type ToastMessage } from '@app/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useProblems } from '../../../lib/form/use-problems';
import { createDeposit } from '../api/create-deposit';
import {
  depositProblems,
  emptyDeposit,
  toastFor,
  type DepositField,
  type DepositValues,
} from '../deposit-form';
import { forgetIfPaid, forgetWhenPaid } from '../forget-when-paid';
import { keptDetails } from '../kept-details';
import { openPaymentTab, sameTab } from '../payment-tab';
import { showFailure, type DepositTrouble } from '../show-failure';
import { text, type Wording } from '../text';
import { toDepositRequest, type DepositOrder } from '../to-deposit-request';

export interface DepositFormOptions {
  order: DepositOrder;
  wording: Wording;
  /** Whether the card page opens in a new tab (D20). */
  isNewTab: boolean;
  /** Shown only if there is a card page to go to (D19). */
  success: ToastMessage;
  /** Runs before leaving for the card page. */
  onReady?: () => Promise<unknown> | void;
  /** The figures or quotes on the page are outdated. */
  onOutdated: () => void;
}

export interface DepositForm {
  order: DepositOrder;
  values: DepositValues;
  enter: (change: Partial<DepositValues>) => void;
  idOf: (field: DepositField) => string;
  errorOf: (field: DepositField) => string | null;
  onSubmit: (event: FormEvent) => void;
  isPending: boolean;
  /** Why the last attempt failed, until the next input or submit. */
  failure: DepositTrouble | null;
}

/** The one form for every deposit: validates, requests a payment and opens the card page. */
export function useDepositForm(options: DepositFormOptions): DepositForm {
  const { order, wording, isNewTab, success, onReady, onOutdated } = options;
  const [kept] = useState(() => keptDetails.read());
  const [values, setValues] = useState(kept);
  const problems = useProblems<DepositField>();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<DepositTrouble | null>(null);
  const isSending = useRef(false);

  useEffect(() => {
    void forgetIfPaid().then((isPaid) => {
      if (isPaid) setValues((typed) => (typed === kept ? emptyDeposit : typed));
    });
  }, [kept]);

  // The browser may restore this page from its back/forward cache.
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) setPending(false);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);

  const enter = (change: Partial<DepositValues>) => {
    const next = { ...values, ...change };
    setValues(next);
    keptDetails.write(next);
    setFailure(null);
    problems.mend(
      (field) => field in change || 'needsDelivery' in change,
      () => depositProblems(next),
    );
  };

  const askForPage = async (): Promise<'over' | 'leaving'> => {
    // Opened within the click itself, or the browser blocks it as a pop-up.
    const tab = isNewTab ? openPaymentTab(text.newTabTitle) : sameTab;
    const outcome = await createDeposit(toDepositRequest(order, values));
    if (outcome.kind === 'ready') {
      showToast(success);
      if (outcome.depositId) {
        keptDetails.handOver(outcome.depositId);
        forgetWhenPaid();
      }
      await onReady?.();
      tab.goTo(outcome.paymentUrl);
      return isNewTab ? 'over' : 'leaving';
    }
    tab.giveUp();
    setFailure(showFailure(outcome, order.quotes));
    if (outcome.kind === 'refused-fields') problems.show(outcome.problems);
    if (outcome.kind === 'issue' && outcome.isOutdated) onOutdated();
    return 'over';
  };

  const release = (end: 'over' | 'leaving') => {
    isSending.current = false;
    if (end === 'over') setPending(false);
  };

  const send = () => {
    isSending.current = true;
    setPending(true);
    askForPage().then(release, () => {
      // An exception here must not leave a form that can never be submitted again.
      setFailure(showFailure({ kind: 'failed' }));
      release('over');
    });
  };

  return {
    order,
    values,
    enter,
    idOf: problems.idOf,
    errorOf: problems.errorOf,
    isPending,
    failure,
    onSubmit: (event) => {
      event.preventDefault();
      if (isSending.current || isPending) return;
      const wrong = depositProblems(values);
      problems.show(wrong);
      setFailure(null);
      if (wrong.length > 0) {
        const toast = toastFor(wrong, wording);
        if (toast) showToast({ ...toast, tone: 'bad' });
        return;
      }
      send();
    },
  };
}
