import {
  drawPlan,
  planOf,
  type Drawing,
  type Label,
  type MarkRole,
  type Places,
  type PlanRequest,
} from '@app/drawing';
import { useId, type ReactNode } from 'react';
import { cx } from '../cx';
import { DrawingSvg, planMarks } from './drawing-svg';
import { useElementWidth } from './use-element-width';

export interface PlanDrawingProps {
  /** As entered; null: not entered. */
  lengthMm: number | null;
  widthMm: number | null;
  sinkName: string | null;
  cutoutNames: readonly string[];
  /** Names of the parts that cannot be made. */
  conflictingParts?: readonly string[];
  /** The stone; null: an outline. */
  stone: { hexCode: string; stripUrl: string | null } | null;
  /** Sizes drawn to scale; normally those on sale. */
  limits: PlanRequest['limits'];
  /** Maximum height in CSS pixels. */
  maxHeightPx?: number;
  /** Without wall and figures. */
  isBare?: boolean;
  /** Where somebody has placed the parts; absent or null: their usual places. */
  places?: Places | null;
  /** Over the drawing, such as handles. */
  overlay?: (drawn: { viewBox: Drawing['viewBox']; renderedWidthPx: number }) => ReactNode;
  className?: string;
}

/** Strips are pictures of 3000 × 360 mm, so that veins have their true size. */
const stripMm = { length: 3000, width: 360 };

/** The strip under a top: at true size, or enlarged if the top is larger, to avoid a seam. */
function stripOver(lengthMm: number, widthMm: number): typeof stripMm {
  const scale = Math.max(1, lengthMm / stripMm.length, widthMm / stripMm.width);
  return { length: stripMm.length * scale, width: stripMm.width * scale };
}

/** The to-scale plan of a top, redrawn for its width on the page so that lettering keeps its size. */
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

/** Pale until a size is entered: the outline is only an example. */
const unmeasuredClass = 'fill-none stroke-line-strong';
const unmeasuredClasses = { ...markClasses, outline: unmeasuredClass, 'front-edge': unmeasuredClass };

const labelClasses: Record<Label['role'], string> = {
  dimension: 'fill-chalk font-strong',
  'dimension-out-of-range': 'fill-bad font-strong',
  note: 'fill-ink-3',
};

function PlanSvg({
  renderedWidthPx,
  maxHeightPx,
  isBare,
  stone,
  limits,
  overlay,
  ...request
}: Omit<PlanDrawingProps, 'className'> & { renderedWidthPx: number }) {
  const patternId = useId();
  const plan = planOf({ ...request, limits });
  const strip = stripOver(plan.length.drawnMm, plan.width.drawnMm);
  const drawing = drawPlan(plan, {
    renderedWidthPx,
    isBare,
    ...(maxHeightPx ? { maxAspect: maxHeightPx / renderedWidthPx } : {}),
  });
  const stripFill = stone?.stripUrl ? `url(#${patternId})` : undefined;
  const isUnmeasured = request.lengthMm === null && request.widthMm === null;
  const svg = (
    <DrawingSvg
      drawing={drawing}
      markClasses={isUnmeasured ? unmeasuredClasses : markClasses}
      labelClasses={labelClasses}
      stoneFill={stripFill ?? stone?.hexCode ?? 'none'}
    >
      {stone?.stripUrl && (
        <pattern id={patternId} patternUnits="userSpaceOnUse" width={strip.length} height={strip.width}>
          <rect width={strip.length} height={strip.width} fill={stone.hexCode} />
          <image href={stone.stripUrl} width={strip.length} height={strip.width} preserveAspectRatio="none" />
        </pattern>
      )}
    </DrawingSvg>
  );
  if (!overlay) return svg;
  return (
    <div className="relative">
      {svg}
      {overlay({ viewBox: drawing.viewBox, renderedWidthPx })}
    </div>
  );
}
