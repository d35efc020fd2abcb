import { quoteLimits } from '@app/contracts';
import { formatGbp, lineWords } from '@app/pricing';
import { PlanDrawing } from '@app/ui';
import type { ReactNode } from 'react';
import type { ChosenParts } from './offered';
import type { PartsPrice } from './price-parts';
import { text } from './text';

interface QuotePricePanelProps {
  parts: ChosenParts;
  /** As entered, in range or not. */
  lengthMm: number | null;
  widthMm: number | null;
  price: PartsPrice | null;
  /** The buttons. */
  children: ReactNode;
}

/** The top to scale and what it comes to, line by line, as it is typed. */
export function QuotePricePanel({ parts, lengthMm, widthMm, price, children }: QuotePricePanelProps) {
  const { color, thickness, sink, cutouts } = parts;
  return (
    <aside
      aria-label={text.price}
      className="border-t border-line bg-surface desktop:overflow-y-auto desktop:border-t-0 desktop:border-l"
    >
      <div className="own-colors bg-plan px-5.5 py-4">
        <PlanDrawing
          lengthMm={lengthMm}
          widthMm={widthMm}
          sinkName={sink?.name ?? null}
          cutoutNames={cutouts.map(({ name }) => name)}
          stone={color}
          limits={quoteLimits}
          maxHeightPx={210}
        />
      </div>
      <div className="grid gap-4 px-5.5 py-4.5" aria-live="polite">
        {price ? (
          <>
            <dl className="num">
              {price.lines.map((line) => {
                const { label, reckoning } = lineWords(line, {
                  lengthMm: lengthMm ?? 0,
                  widthMm: widthMm ?? 0,
                  thickness: thickness?.displayName ?? '',
                });
                return (
                  <div
                    key={line.kind + line.label}
                    className="flex justify-between gap-4 border-b border-line py-2"
                  >
                    <dt>
                      {label}
                      <span className="block text-caption text-ink-3">{reckoning}</span>
                    </dt>
                    <dd className="whitespace-nowrap">{formatGbp(line.amount)}</dd>
                  </div>
                );
              })}
              <div className="flex items-baseline justify-between gap-4 pt-3">
                <dt className="font-strong">
                  {text.total} <span className="font-normal text-ink-3">{text.vat}</span>
                </dt>
                <dd className="font-display text-[40px]/[1] tracking-[-0.03em]">{formatGbp(price.total)}</dd>
              </div>
              <div className="mt-2 flex justify-between gap-4 text-ink-2">
                <dt>{text.deposit}</dt>
                <dd>{formatGbp(price.deposit)}</dd>
              </div>
            </dl>
            {!price.isSellable && <p className="font-label text-bad">{text.zeroPrice}</p>}
          </>
        ) : (
          <p className="text-ink-3">{text.noPrice}</p>
        )}
        {children}
      </div>
    </aside>
  );
}
