import {
  contradictionsOfSelection,
  placementProblems,
  planOfSelection,
  type Selection,
  type TopPrice,
} from '@app/configuration';
import type { SizeLimits } from '@app/contracts';
import { formatGbp, lineText } from '@app/pricing';
import { Badge, PlanDrawing } from '@app/ui';
import { text } from './text';

interface QuotePricePanelProps {
  selection: Selection;
  price: TopPrice | null;
  limits: SizeLimits;
  /** Why there is no price yet. */
  problems: readonly string[];
}

export function QuotePricePanel({ selection, price, limits, problems }: QuotePricePanelProps) {
  const { color, thickness, size } = selection;
  const found = [...contradictionsOfSelection(selection), ...placementProblems(selection)];
  return (
    <>
      <aside
        aria-label={text.price}
        className="overflow-hidden rounded-3 border border-line bg-surface wide:sticky wide:top-19"
      >
        <div className="own-colors bg-plan px-4.5 py-4">
          <PlanDrawing
            {...planOfSelection(selection, found)}
            stone={color}
            limits={limits}
            maxHeightPx={210}
          />
        </div>
        <div className="px-5.5 pt-3 pb-5">
          {/* Only the total is announced: reading every line would interrupt typing. */}
          {price && size ? (
            <>
              <dl className="num">
                {price.lines.map((line) => {
                  const { label, calculation } = lineText(line, {
                    ...size,
                    thickness: thickness?.displayName ?? '',
                  });
                  return (
                    <div
                      key={line.kind + line.label + line.amount}
                      className="flex justify-between gap-4 border-b border-line py-2"
                    >
                      <dt className="min-w-0 [overflow-wrap:anywhere]">
                        {label}
                        {line.kind === 'adjustment' && (
                          <span className="ml-2 align-middle">
                            <Badge tone="warn">{text.manual}</Badge>
                          </span>
                        )}
                        <span className="block text-caption text-ink-3">{calculation}</span>
                      </dt>
                      <dd translate="no" className="whitespace-nowrap">
                        {formatGbp(line.amount)}
                      </dd>
                    </div>
                  );
                })}
                <div className="flex items-baseline justify-between gap-4 pt-3">
                  <dt className="font-strong">
                    {text.total} <span className="font-normal text-ink-3">{text.vat}</span>
                  </dt>
                  <dd translate="no" aria-live="polite" className="font-display text-amount">
                    {formatGbp(price.total)}
                  </dd>
                </div>
                <div className="mt-2 flex justify-between gap-4 text-ink-2">
                  <dt>{text.deposit}</dt>
                  <dd translate="no">{formatGbp(price.deposit)}</dd>
                </div>
              </dl>
              {!price.isSellable && <p className="mt-2 font-label text-bad">{text.zeroPrice}</p>}
            </>
          ) : (
            <div className="py-2 text-ink-3">
              <p>{text.noPrice}</p>
              <ul className="mt-1 list-disc pl-5">
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </div>
          )}
          {found.map(({ sentence }) => (
            <p key={sentence} className="mt-2 text-caption text-warn">
              {sentence}
            </p>
          ))}
          <p className="mt-3 text-caption text-ink-3">{text.priceNote}</p>
        </div>
      </aside>
      {price && (
        <div className="num shadow-bar flex items-baseline justify-between gap-4 rounded-3 border border-line bg-surface px-4 py-3 max-wide:fixed max-wide:inset-x-3 max-wide:bottom-16 max-wide:z-2 wide:hidden">
          <span className="font-strong">
            {text.total} <span className="font-normal text-ink-3">{text.vat}</span>
          </span>
          <span translate="no" className="font-display text-lead">
            {formatGbp(price.total)}
          </span>
        </div>
      )}
    </>
  );
}
