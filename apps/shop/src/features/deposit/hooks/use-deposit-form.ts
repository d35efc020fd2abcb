import { setCompany } from '@app/content';
import { paths, type PublicCompanyResponse } from '@app/contracts';
import { showToast, type ToastMessage } from '@app/ui';
import { apiQuery } from '@app/web-client';
import { useEffect, useReducer, useState } from 'react';
import { useShopForm } from '../../../lib/form/use-shop-form';
import { createDeposit } from '../api/create-deposit';
import { clearDraftWhenPaid, clearPaidDraft } from '../clear-paid-draft';
import { depositDraft } from '../deposit-draft';
import { deliveryFields, depositRules, incompleteToast, type DepositValues } from '../deposit-form';
import type { Wording } from '../text';
import { toDepositRequest, type DepositOrder } from '../to-deposit-request';
import { useCardPage } from './use-card-page';

interface DepositFormOptions {
  order: DepositOrder;
  wording: Wording;
  /** Whether the card page opens in a new tab (D20). */
  opensTab: boolean;
  /** Shown only if there is a card page to go to (D19). */
  success: ToastMessage;
  /** Runs before leaving for the card page. */
  onReady?: () => Promise<unknown> | void;
  /** The figures or quotes on the page are outdated. */
  onOutdated: () => void;
}

export type DepositForm = ReturnType<typeof useDepositForm>;

/** The one form for every deposit: validates, requests a payment and opens the card page. */
export function useDepositForm(options: DepositFormOptions) {
  const { order, wording, opensTab, success, onReady, onOutdated } = options;
  const [draft] = useState(() => depositDraft.read());
  const [needsDelivery, setNeedsDelivery] = useState(draft.needsDelivery);
  const [, redraw] = useReducer((count: number) => count + 1, 0);

  const page = useCardPage({
    quotes: order.quotes,
    onReady: (depositId) => {
      showToast(success);
      if (depositId) {
        depositDraft.setDepositId(depositId);
        clearDraftWhenPaid();
      }
      return onReady?.();
    },
    onFailed: (outcome) => {
      if (outcome.kind === 'invalid-fields') form.showErrors(outcome.errors);
      if (outcome.kind !== 'issue' || !outcome.isOutdated) return;
      onOutdated();
      // The owner may have changed the delivery fee since the page was rendered.
      void apiQuery<PublicCompanyResponse>(paths.publicCompany)
        .then(setCompany, () => undefined)
        .then(redraw);
    },
  });
  const save = (values: DepositValues) => {
    depositDraft.write(values);
    page.dismissFailure();
  };
  const form = useShopForm({
    rules: depositRules,
    hidden: needsDelivery ? [] : deliveryFields,
    initial: draft,
    onChange: (values) => save({ ...values, needsDelivery }),
    onIncomplete: (missing) => showToast({ ...incompleteToast(missing, wording), tone: 'bad' }),
    send: (values) =>
      page.open(() => createDeposit(toDepositRequest(order, { ...values, needsDelivery })), { opensTab }),
  });

  const { clear } = form;

  useEffect(() => {
    void clearPaidDraft().then((isPaid) => {
      if (!isPaid) return;
      clear(draft);
      setNeedsDelivery((isTicked) => isTicked && !draft.needsDelivery);
    });
  }, [clear, draft]);

  return {
    ...form,
    ...page,
    order,
    needsDelivery,
    setNeedsDelivery: (isTicked: boolean) => {
      setNeedsDelivery(isTicked);
      save({ ...form.values, needsDelivery: isTicked });
    },
  };
}
