import { formatGbp, formatSize, type PriceLine, type Size } from '@app/pricing';
import { wholeReferencesAndAmounts } from '@app/ui';

interface PriceLinesProps {
  lines: readonly PriceLine[];
  size: Size;
}

/**
 * Explanations of stone and quantity are long and get a line of their own; a flat price is explained beside its name.
 */
const explanationClass = { below: 'block text-small text-ink-3', beside: 'ml-2 text-small text-ink-3' };

const isBelowLabel = (kind: PriceLine['kind']) => kind === 'surface' || kind === 'quantity';

export function PriceLines({ lines, size }: PriceLinesProps) {
  return (
    <dl className="num text-label">
      {lines
        .filter(({ amount }) => amount !== 0)
        .map(({ kind, label, calculation, amount }) => (
          <div key={kind + label} className="flex justify-between gap-5 border-b border-line py-2.25">
            <dt className="text-ink-2">
              {label}{' '}
              <span className={isBelowLabel(kind) ? explanationClass.below : explanationClass.beside}>
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
