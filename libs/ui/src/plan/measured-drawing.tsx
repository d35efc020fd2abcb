import { drawMeasuredPlan, type MeasuredLabel, type MeasuredMarkRole, type Plan } from '@app/drawing';
import { DrawingSvg, planMarks } from './drawing-svg';
import { useElementWidth } from './use-element-width';

interface MeasuredDrawingProps {
  plan: Plan;
  /** Maximum height in CSS pixels. */
  maxHeightPx?: number;
}

/** The measured drawing of a top, redrawn for its width on the page. */
export function MeasuredDrawing({ plan, maxHeightPx }: MeasuredDrawingProps) {
  const [ref, width] = useElementWidth();
  return (
    <div ref={ref} className="w-full">
      {width > 0 && (
        <DrawingSvg
          drawing={drawMeasuredPlan(plan, { renderedWidthPx: width, maxHeightPx })}
          markClasses={markClasses}
          labelClasses={labelClasses}
        />
      )}
    </div>
  );
}

const markClasses: Record<MeasuredMarkRole, string> = {
  ...planMarks,
  stone: 'stroke-none fill-none',
  opening: 'fill-none stroke-ink',
  conflict: 'fill-none stroke-bad',
  bowl: 'fill-none stroke-ink',
  waste: 'fill-none stroke-ink',
  leader: 'fill-none stroke-ink',
  'centre-point': 'fill-ink stroke-none',
  diagonal: 'fill-none stroke-ink-3',
};

const labelClasses: Record<MeasuredLabel['role'], string> = {
  dimension: 'fill-chalk font-strong',
  'call-out': 'fill-ink font-label',
};
