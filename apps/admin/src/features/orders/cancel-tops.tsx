import type { AdminOrderDetail, Cancelling } from '@app/contracts';
import { formatGbp, formatPounds, formatSize, sumPence, toPence } from '@app/pricing';
import { Button, Reference, wholeReferencesAndAmounts } from '@app/ui';
import { useId, useState } from 'react';
import { apiErrorMessage } from '../../lib/api';
import { Notice } from '../../lib/controls';
import { pageText } from '../../lib/page';
import { stageLabels } from '../quotes/state-labels';
import { cancelText, refundWayOf } from './cancel-text';

const text = cancelText.tops;

export interface TopChoice {
  tops: AdminOrderDetail['tops'];
  /** Preselected; for the whole order, the first. */
  topId: string;
}

interface CancelTopsProps {
  choice: TopChoice;
  selectedIds: readonly string[];
  /** undefined: not known yet. */
  cancelling: Cancelling | undefined;
  onSelect: (quoteIds: string[]) => void;
}

export function CancelTops({ choice: { tops, topId }, selectedIds, cancelling, onSelect }: CancelTopsProps) {
  const [showsMinimum, setShowsMinimum] = useState(false);
  const errorId = useId();
  const allIds = tops.map(({ id }) => id);
  const isAll = selectedIds.length === allIds.length;
  const select = (next: string[]) => {
    setShowsMinimum(next.length === 0);
    if (next.length > 0) onSelect(next);
  };
  /** In the order of the list. */
  const withToggled = (toggledId: string) =>
    allIds.filter((id) => selectedIds.includes(id) !== (id === toggledId));
  return (
    <fieldset aria-describedby={showsMinimum ? errorId : undefined}>
      <legend className="mb-1 text-small font-label">{text.title}</legend>
      <div className="num divide-y divide-line border-y border-line text-small">
        <label className={rowClass}>
          <input
            type="checkbox"
            ref={(box) => {
              if (box) box.indeterminate = !isAll;
            }}
            checked={isAll}
            onChange={() => select(isAll ? [topId] : allIds)}
            className={boxClass}
          />
          <span className="min-w-0 flex-1 font-label">{text.all}</span>
          <span translate="no">{formatGbp(sumPence(tops.map(({ totalPrice }) => toPence(totalPrice))))}</span>
        </label>
        {tops.map(({ id, reference, quantity, stage, totalPrice, color, length, width }) => (
          <label key={id} className={rowClass}>
            <input
              type="checkbox"
              checked={selectedIds.includes(id)}
              onChange={() => select(withToggled(id))}
              className={boxClass}
            />
            <span className="min-w-0 flex-1">
              {color.name}, {formatSize({ lengthMm: length, widthMm: width })}
              {quantity > 1 && `, ${text.equal(quantity)}`}
              {id === topId && <span className="text-ink-3"> ({text.thisOne})</span>}{' '}
              <span className="block text-caption text-ink-2">
                <Reference>{reference}</Reference>
                {stage && `, ${stageLabels[stage]}`}
                {refundOf(id, cancelling)}
              </span>
            </span>{' '}
            <span translate="no">{formatPounds(totalPrice)}</span>
          </label>
        ))}
      </div>
      {showsMinimum && (
        <p id={errorId} role="alert" className="mt-1 text-caption text-bad">
          {text.lastOne}
        </p>
      )}
    </fieldset>
  );
}

function refundOf(id: string, cancelling: Cancelling | undefined): string {
  const top = cancelling?.tops.find(({ quoteId }) => quoteId === id);
  return top ? `, ${text.refundOf(formatPounds(top.refunded), formatPounds(top.received))}` : '';
}

const rowClass = 'flex min-h-11 items-center gap-2.5 py-1.5';
const boxClass = 'size-4.5 flex-none accent-fill max-wide:size-6';

interface PaidForTopsProps {
  count: number;
  cancelling: Cancelling | undefined;
  error: unknown;
  onRetry: () => void;
}

/** Announced again after each change. */
export const PaidForTops = ({ count, cancelling, error, onRetry }: PaidForTopsProps) =>
  !cancelling && error ? (
    <Notice tone="bad" title={text.notKnown}>
      <p>{apiErrorMessage(error) ?? pageText.failedDetail}</p>
      <Button className="mt-2" onClick={onRetry}>
        {pageText.retry}
      </Button>
    </Notice>
  ) : (
    <p role="status" className="num text-small">
      {cancelling
        ? wholeReferencesAndAmounts(
            `${text.paid(formatPounds(cancelling.received), count)} ${cancelText.byRules(formatPounds(cancelling.refunded), refundWayOf(cancelling))}`,
          )
        : cancelText.loading}
    </p>
  );
