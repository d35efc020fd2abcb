import {
  blockersAmong,
  isPlaced,
  planOfSelection,
  type Contradiction,
  type Selection,
} from '@app/configuration';
import { formatAreaM2 } from '@app/pricing';
import { lowWindowQuery, useMediaQuery } from '@app/ui';
import { useDeferredValue, useMemo } from 'react';
import { PlanDrawing } from '../../quotes/quote-plan';
import { text } from '../text';

interface PlanPanelProps {
  selection: Selection;
  contradictions: readonly Contradiction[];
}

interface SelectionPlanProps extends PlanPanelProps {
  maxHeightPx?: number;
}

export function SelectionPlan({ selection, contradictions, maxHeightPx }: SelectionPlanProps) {
  // Drawn once the field that was typed into is painted.
  const plan = useDeferredValue({ ...planOfSelection(selection, contradictions), stone: selection.color });
  return useMemo(() => <PlanDrawing {...plan} maxHeightPx={maxHeightPx} />, [plan, maxHeightPx]);
}

export function PlanPanel({ selection, contradictions }: PlanPanelProps) {
  const isLow = useMediaQuery(lowWindowQuery);
  return (
    <div className="own-colors flex-none border-b border-line bg-plan px-6 pt-4.5 pb-3">
      <div className="mb-1.5 flex justify-between gap-4 text-small font-label text-ink-3">
        <span>{text.plan}</span>
        {selection.size && <span className="num">{formatAreaM2(selection.size)}</span>}
      </div>
      <SelectionPlan selection={selection} contradictions={contradictions} maxHeightPx={isLow ? 150 : 230} />
      {selection.sink && !isPlaced(selection.layout) && (
        <p className="mt-1 text-small text-ink-3">{text.sinkPosition}</p>
      )}
      {blockersAmong(contradictions).length > 0 && (
        <p className="mt-1 text-small font-label text-warn">{text.cannotBeMade}</p>
      )}
    </div>
  );
}
