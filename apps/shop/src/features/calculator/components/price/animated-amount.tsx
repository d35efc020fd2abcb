import { formatGbp, pence, type Pence } from '@app/pricing';
import { cx } from '@app/ui';
import { useAnimatedNumber } from '../../hooks/use-animated-number';

/** Its text changes immediately, for screen readers and copying; only the painted figures count to the new amount. */
export function AnimatedAmount({ amount, className }: { amount: Pence; className: string }) {
  const displayedAmount = useAnimatedNumber(amount);
  const isAnimating = displayedAmount !== amount;
  return (
    <b
      translate="no"
      data-shown={isAnimating ? formatGbp(pence(displayedAmount)) : undefined}
      className={cx(
        'num relative font-normal whitespace-nowrap',
        isAnimating &&
          'text-transparent before:absolute before:inset-0 before:text-ink before:content-[attr(data-shown)]',
        className,
      )}
    >
      {formatGbp(amount)}
    </b>
  );
}
