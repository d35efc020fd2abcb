import {
  drawPlan,
  planOf,
  type Label,
  type Mark,
  type MarkRole,
  type Plan,
  type PlanRequest,
} from '@app/drawing';
import { useId } from 'react';
import { cx } from '../cx';
import { useElementWidth } from './use-element-width';

export interface PlanDrawingProps {
  /** As entered; null while not entered. */
  lengthMm: number | null;
  widthMm: number | null;
  sinkName: string | null;
  cutoutNames: readonly string[];
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

/** Slab strips are pictures of 3000 × 360 mm, so that the veins keep their true size (DESIGN §6). */
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

const classes: Record<MarkRole, string> = {
  'wall-hatch': 'fill-none stroke-[#9c9d96]',
  'wall-line': 'fill-none stroke-ink-3',
  stone: 'stroke-none',
  outline: 'fill-none stroke-ink',
  'front-edge': 'fill-none stroke-ink',
  opening: 'fill-[#fbfbf9] stroke-ink',
  bowl: 'fill-surface stroke-ink',
  waste: 'fill-sunken stroke-ink',
  'centre-line': 'fill-none stroke-chalk',
  'cross-hair': 'fill-none stroke-chalk',
  'dimension-line': 'fill-none stroke-chalk',
};

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
  const { x, y, width, height } = drawing.viewBox;
  const fillOfStone = stone ? (stone.stripUrl ? `url(#${patternId})` : stone.hexCode) : 'none';
  const isUnmeasured = request.lengthMm === null && request.widthMm === null;
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      className="pointer-events-none block h-auto w-full font-sans"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {/* A title, not an aria-label, so that its words are not taken for the label of an input. */}
      <title>{drawing.description}</title>
      {stone?.stripUrl && (
        <pattern id={patternId} patternUnits="userSpaceOnUse" width={strip.length} height={strip.width}>
          <rect width={strip.length} height={strip.width} fill={stone.hexCode} />
          <image href={stone.stripUrl} width={strip.length} height={strip.width} preserveAspectRatio="none" />
        </pattern>
      )}
      {drawing.marks.map((mark, index) => (
        <path
          key={index}
          d={mark.path}
          className={classOf(mark, isUnmeasured)}
          fill={mark.role === 'stone' ? fillOfStone : undefined}
          strokeWidth={mark.strokeWidth || undefined}
          strokeDasharray={mark.dash?.join(' ')}
        />
      ))}
      {drawing.labels.map(({ role, text, x: left, y: top, size, anchor, rotation }) => (
        <text
          key={role + text + rotation}
          transform={`translate(${left} ${top}) rotate(${rotation})`}
          textAnchor={anchor}
          fontSize={size}
          aria-hidden
          className={cx('num', labelClasses[role])}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

/** Until a size is known the outline stays pale: it is a usual top, not this one. */
const classOf = ({ role }: Mark, isUnmeasured: boolean): string =>
  isUnmeasured && (role === 'outline' || role === 'front-edge')
    ? 'fill-none stroke-line-strong'
    : classes[role];
