import { formatGbp, formatSize, type PriceLine, type Size } from '@app/pricing';
import { cx, wholeReferencesAndAmounts } from '@app/ui';

interface PriceLinesProps {
  lines: readonly PriceLine[];
  size: Size;
}

/** Calculations of stone and quantity are too long to fit beside their label. */
const hasLongCalculation = (kind: PriceLine['kind']) => kind === 'surface' || kind === 'quantity';

export function PriceLines({ lines, size }: PriceLinesProps) {
  return (
    <dl className="num text-label">
      {lines
        .filter(({ amount }) => amount !== 0)
        .map(({ kind, label, calculation, amount }) => (
          <div key={kind + label} className="flex justify-between gap-5 border-b border-line py-2.25">
            <dt className="text-ink-2">
              {label}{' '}
              <span className={cx('text-small text-ink-3', hasLongCalculation(kind) ? 'block' : 'ml-2')}>
                {kind === 'surface' && `${formatSize(size)}, `}
                {wholeReferencesAndAmounts(calculation)}
              </span>
            </dt>
            <dd translate="no" className="whitespace-nowrap">
              {formatGbp(amount)}
            </dd>
          </div>
        ))}
    </dl>
  );
}
