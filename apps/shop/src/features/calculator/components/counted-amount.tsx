import { formatGbp, pence, type Pence } from '@app/pricing';
import { cx } from '@app/ui';
import { useCountUp } from '../hooks/use-count-up';

/**
 * An amount that counts to its new value. Its text is the new value in the same frame, for whoever reads or
 * copies it; only what is painted runs after it.
 */
export function CountedAmount({ amount, className }: { amount: Pence; className: string }) {
  const shown = useCountUp(amount);
  const isCounting = shown !== amount;
  return (
    <b
      translate="no"
      data-shown={isCounting ? formatGbp(pence(shown)) : undefined}
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
