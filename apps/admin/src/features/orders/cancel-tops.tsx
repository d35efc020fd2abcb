import type { AdminOrderDetail, Cancelling } from '@app/contracts';
import { formatGbp, formatPounds, sumPence, toPence } from '@app/pricing';
import { Button, Reference, keepUnbroken } from '@app/ui';
import { useId, useState } from 'react';
import { sentenceOf } from '../../lib/api/show-failure';
import { Notice } from '../../lib/controls/notice';
import { pageText } from '../../lib/page/page-text';
import { stageLabels } from '../quotes/state-labels';
import { cancelText } from './cancel-text';

const text = cancelText.tops;

export interface TopChoice {
  tops: AdminOrderDetail['tops'];
  /** Preselected; for the whole order, the first. */
  topId: string;
}

interface CancelTopsProps {
  choice: TopChoice;
  ticked: readonly string[];
  onTick: (quoteIds: string[]) => void;
}

export function CancelTops({ choice: { tops, topId }, ticked, onTick }: CancelTopsProps) {
  const [isRefused, setRefused] = useState(false);
  const problem = useId();
  const all = tops.map(({ id }) => id);
  const isAll = ticked.length === all.length;
  const tick = (next: string[]) => {
    setRefused(next.length === 0);
    if (next.length > 0) onTick(next);
  };
  return (
    <fieldset aria-describedby={isRefused ? problem : undefined}>
      <legend className="mb-1 text-small font-label">{text.title}</legend>
      <div className="num divide-y divide-line border-y border-line text-small">
        <label className={rowClass}>
          <input
            type="checkbox"
            ref={(box) => {
              if (box) box.indeterminate = !isAll;
            }}
            checked={isAll}
            onChange={() => tick(isAll ? [topId] : all)}
            className={boxClass}
          />
          <span className="min-w-0 flex-1 font-label">{text.all}</span>
          <span translate="no">{formatGbp(sumPence(tops.map(({ totalPrice }) => toPence(totalPrice))))}</span>
        </label>
        {tops.map(({ id, reference, quantity, stage, totalPrice }) => (
          <label key={id} className={rowClass}>
            <input
              type="checkbox"
              checked={ticked.includes(id)}
              onChange={() => tick(all.filter((one) => ticked.includes(one) !== (one === id)))}
              className={boxClass}
            />
            <span className="min-w-0 flex-1">
              <Reference>{reference}</Reference>
              {quantity > 1 && `, ${text.equal(quantity)}`}
              {id === topId && <span className="text-ink-3"> ({text.thisOne})</span>}{' '}
              <span className="block text-caption text-ink-2">{stage && stageLabels[stage]}</span>
            </span>{' '}
            <span translate="no">{formatPounds(totalPrice)}</span>
          </label>
        ))}
      </div>
      {isRefused && (
        <p id={problem} role="alert" className="mt-1 text-caption text-bad">
          {text.lastOne}
        </p>
      )}
    </fieldset>
  );
}

const rowClass = 'flex min-h-11 items-center gap-2.5 py-1.5';
const boxClass = 'size-4.5 flex-none accent-fill max-wide:size-6';

interface RefundedProps {
  count: number;
  cancelling: Cancelling | undefined;
  error: unknown;
  onRetry: () => void;
}

/** Announced again after each change. */
export const PaidForTops = ({ count, cancelling, error, onRetry }: RefundedProps) =>
  !cancelling && error ? (
    <Notice tone="bad" title={text.notKnown}>
      <p>{sentenceOf(error) ?? pageText.failedDetail}</p>
      <Button className="mt-2" onClick={onRetry}>
        {pageText.retry}
      </Button>
    </Notice>
  ) : (
    <p role="status" className="num text-small">
      {cancelling
        ? keepUnbroken(
            `${text.paid(formatPounds(cancelling.received), count)} ${cancelText.byRules(formatPounds(cancelling.refunded))}`,
          )
        : cancelText.loading}
    </p>
  );
