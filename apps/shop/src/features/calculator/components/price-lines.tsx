import { formatGbp, type PriceLine, type Size } from '@app/pricing';

interface PriceLinesProps {
  lines: readonly PriceLine[];
  size: Size;
}

/**
 * What the total is made of. Lines of £0 are left out; a flat price needs no reckoning in the narrow panel,
 * a discount and the stone do.
 */
export function PriceLines({ lines, size }: PriceLinesProps) {
  return (
    <dl className="num text-[15.5px]">
      {lines
        .filter(({ amount }) => amount !== 0)
        .map(({ kind, label, reckoning, amount }) => (
          <div key={kind + label} className="flex justify-between gap-5 border-b border-line py-2.25">
            <dt className="text-ink-2">
              {label}
              {kind === 'surface' ? (
                <span className="block text-tiny text-ink-3">
                  {`${size.lengthMm} × ${size.widthMm} mm, ${reckoning}`}
                </span>
              ) : (
                amount < 0 && <span className="block text-tiny text-ink-3">{reckoning}</span>
              )}
            </dt>
            <dd className="whitespace-nowrap">{formatGbp(amount)}</dd>
          </div>
        ))}
    </dl>
  );
}
