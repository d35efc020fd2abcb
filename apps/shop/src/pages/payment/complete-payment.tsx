import type { QuoteResponse } from '@app/contracts';
import { countTops, formatGbp } from '@app/pricing';
import { Button, phoneQuery, useMediaQuery, wholeReferencesAndAmounts } from '@app/ui';
import { Lock } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { DepositAmounts } from '../../features/deposit/components/deposit-amounts';
import { DepositFailure } from '../../features/deposit/components/deposit-failure';
import { DepositFields } from '../../features/deposit/components/deposit-fields';
import { DepositTerms } from '../../features/deposit/components/deposit-terms';
import { useDepositForm } from '../../features/deposit/hooks/use-deposit-form';
import { text } from '../../features/deposit/text';
import { depositTotals } from '../../features/deposit/to-deposit-request';

interface CompletePaymentProps {
  quotes: readonly QuoteResponse[];
  onCancel: () => void;
  onOutdated: () => void;
  /** A link to another page, below the small print. */
  children?: ReactNode;
}

/** The payment page's deposit form with delivery (D23); its button names the amount. */
export function CompletePayment({ quotes, onCancel, onOutdated, children }: CompletePaymentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const form = useDepositForm({
    order: { quotes, basketSessionId: null },
    wording: 'quote',
    opensTab: false,
    success: text.created,
    onOutdated,
  });
  const isPhone = useMediaQuery(phoneQuery);
  const { needsDelivery } = form;
  const { total, deposit } = depositTotals(form.order, needsDelivery);
  const amount = formatGbp(deposit);
  const size = isPhone ? 'medium' : 'large';
  const buttons = (
    <div className={isPhone ? stickyBarClass : 'mt-5 grid grid-cols-[minmax(0,1fr)_auto] gap-2.5'}>
      {isPhone && (
        <p className="num col-span-2 text-small text-ink-2">
          {wholeReferencesAndAmounts(text.youOrder(formatGbp(total), amount, countTops(quotes)))}
        </p>
      )}
      <Button type="submit" size={size} isPending={form.isPending} className="num px-3!">
        {!form.isPending && <Lock className="size-4.5 flex-none" strokeWidth={1.5} />}
        <span>{form.isPending ? text.opening : wholeReferencesAndAmounts(text.payAmount(amount))}</span>
      </Button>
      <Button kind="quiet" size={size} className="px-4!" onClick={onCancel}>
        {text.cancel}
      </Button>
    </div>
  );
  return (
    <form {...form.props} aria-labelledby="complete-payment">
      <h2
        id="complete-payment"
        ref={heading}
        tabIndex={-1}
        className="font-display mb-4.5 text-h3 outline-none"
      >
        {text.completePayment}
      </h2>
      <DepositFields form={form} lookup="place" />
      <div className="mt-6 rounded-2 border border-line bg-surface p-5">
        <DepositAmounts order={form.order} needsDelivery={needsDelivery} />
      </div>
      {!isPhone && buttons}
      <div className="mt-6 mb-6 grid gap-4">
        <DepositFailure failure={form.failure} />
        <DepositTerms opensTab={false}>{children}</DepositTerms>
      </div>
      {isPhone && buttons}
    </form>
  );
}

/** Last in the markup too, so that reading order matches visual order. */
const stickyBarClass =
  'sticky bottom-0 z-10 -mx-5 grid grid-cols-[minmax(0,1fr)_auto] gap-2.5 border-t border-line bg-surface px-5 pt-2.5 pb-[max(14px,env(safe-area-inset-bottom))] shadow-bar';
