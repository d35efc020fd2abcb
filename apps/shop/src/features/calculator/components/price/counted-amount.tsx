import { formatGbp, pence, type Pence } from '@app/pricing';
import { cx } from '@app/ui';
import { useCountUp } from '../../hooks/use-count-up';

/**
 * An amount that counts up to its new value. Its text changes at once, for screen readers and copying; only the painted
 * figures run.
 */
export function CountedAmount({ amount, className }: { amount: Pence; className: string }) {
  const displayedAmount = useCountUp(amount);
  const isCounting = displayedAmount !== amount;
  return (
    <b
      translate="no"
      data-shown={isCounting ? formatGbp(pence(displayedAmount)) : undefined}
      className={cx(
        'num relative font-normal whitespace-nowrap',
        isCounting &&
          'text-transparent before:absolute before:inset-0 before:text-ink before:content-[attr(data-shown)]',
        className,
      )}
    >
      {formatGbp(amount)}
    </b>
  );
}
