import { drawPlan, planOf, type Label, type MarkRole, type Plan, type PlanRequest } from '@app/drawing';
import { useId } from 'react';
import { cx } from '../cx';
import { DrawingSvg, planMarks } from './drawing-svg';
import { useElementWidth } from './use-element-width';

export interface PlanDrawingProps {
  /** As entered; null while not entered. */
  lengthMm: number | null;
  widthMm: number | null;
  sinkName: string | null;
  cutoutNames: readonly string[];
  /** Names of those that cannot be made so. */
  conflictingParts?: readonly string[];
  /** What the top is made of; null: an outline. */
  stone: { hexCode: string; stripUrl: string | null } | null;
  /** What can be drawn to scale; as a rule what can be bought. */
  limits: PlanRequest['limits'];
  /** Greatest height of the drawing in CSS pixels. */
  maxHeightPx?: number;
  /** The top alone, without wall and figures. */
  isBare?: boolean;
  /** Puts sink and taps where they were agreed to be. */
  place?: (plan: Plan) => Plan;
  className?: string;
}

/** Slab strips are pictures of 3000 × 360 mm, so that the veins keep their true size. */
const stripMm = { length: 3000, width: 360 };

/** The strip as it lies under a top: at its true size, or enlarged under one that it would not cover without a seam. */
function stripOver(lengthMm: number, widthMm: number): typeof stripMm {
  const scale = Math.max(1, lengthMm / stripMm.length, widthMm / stripMm.width);
  return { length: stripMm.length * scale, width: stripMm.width * scale };
}

/** The to-scale plan of a top. It is drawn anew for its width on the page, so that lettering keeps its size. */
export function PlanDrawing({ className, ...plan }: PlanDrawingProps) {
  const [ref, width] = useElementWidth();
  return (
    <div ref={ref} className={cx('w-full', className)}>
      {width > 0 && <PlanSvg {...plan} renderedWidthPx={width} />}
    </div>
  );
}

const markClasses: Record<MarkRole, string> = {
  ...planMarks,
  stone: 'stroke-none',
  opening: 'fill-[#fbfbf9] stroke-ink',
  conflict: 'fill-bad/25 stroke-bad',
  bowl: 'fill-surface stroke-ink',
  waste: 'fill-sunken stroke-ink',
};

/** Until a size is known the outline stays pale: it is a usual top, not this one. */
const pale = 'fill-none stroke-line-strong';
const unmeasuredClasses = { ...markClasses, outline: pale, 'front-edge': pale };

const labelClasses: Record<Label['role'], string> = {
  dimension: 'fill-chalk font-strong',
  'dimension-out-of-range': 'fill-bad font-strong',
  note: 'fill-ink-3',
};

function PlanSvg({
  renderedWidthPx,
  maxHeightPx,
  isBare,
  place,
  stone,
  limits,
  ...request
}: Omit<PlanDrawingProps, 'className'> & { renderedWidthPx: number }) {
  const patternId = useId();
  const usual = planOf({ ...request, limits });
  const plan = place ? place(usual) : usual;
  const strip = stripOver(plan.length.drawnMm, plan.width.drawnMm);
  const drawing = drawPlan(plan, {
    renderedWidthPx,
    isBare,
    ...(maxHeightPx ? { maxAspect: maxHeightPx / renderedWidthPx } : {}),
  });
  const fillOfStone = stone ? (stone.stripUrl ? `url(#${patternId})` : stone.hexCode) : 'none';
  const isUnmeasured = request.lengthMm === null && request.widthMm === null;
  return (
    <DrawingSvg
      drawing={drawing}
      markClasses={isUnmeasured ? unmeasuredClasses : markClasses}
      labelClasses={labelClasses}
      stoneFill={fillOfStone}
    >
      {stone?.stripUrl && (
        <pattern id={patternId} patternUnits="userSpaceOnUse" width={strip.length} height={strip.width}>
          <rect width={strip.length} height={strip.width} fill={stone.hexCode} />
          <image href={stone.stripUrl} width={strip.length} height={strip.width} preserveAspectRatio="none" />
        </pattern>
      )}
    </DrawingSvg>
  );
}
