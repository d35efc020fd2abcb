import { blockersAmong, planOfSelection, type Selection } from '@app/configuration';
import { formatAreaM2 } from '@app/pricing';
import { lowWindowQuery, useMediaQuery } from '@app/ui';
import { PlanDrawing } from '../../quotes/quote-plan';
import { text } from '../text';
import { useContradictions } from './use-contradictions';

interface SelectionPlanProps {
  selection: Selection;
  maxHeightPx?: number;
}

export function SelectionPlan({ selection, maxHeightPx }: SelectionPlanProps) {
  const plan = planOfSelection(selection, useContradictions(selection));
  return <PlanDrawing {...plan} stone={selection.color} maxHeightPx={maxHeightPx} />;
}

export function PlanPanel({ selection }: { selection: Selection }) {
  const isLow = useMediaQuery(lowWindowQuery);
  const contradictions = useContradictions(selection);
  return (
    <div className="own-colors flex-none border-b border-line bg-plan px-6 pt-4.5 pb-3">
      <div className="mb-1.5 flex justify-between gap-4 text-small font-label text-ink-3">
        <span>{text.plan}</span>
        {selection.size && <span className="num">{formatAreaM2(selection.size)}</span>}
      </div>
      <SelectionPlan selection={selection} maxHeightPx={isLow ? 150 : 230} />
      {selection.sink && !selection.layout && (
        <p className="mt-1 text-small text-ink-3">{text.sinkPosition}</p>
      )}
      {blockersAmong(contradictions).length > 0 && (
        <p className="mt-1 text-small font-label text-warn">{text.cannotBeMade}</p>
      )}
    </div>
  );
}
