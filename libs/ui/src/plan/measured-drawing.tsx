import { drawMeasuredPlan, type MeasuredLabel, type MeasuredMarkRole, type Plan } from '@app/drawing';
import { cx } from '../cx';
import { useElementWidth } from './use-element-width';

interface MeasuredDrawingProps {
  plan: Plan;
  /** Greatest height of the drawing in CSS pixels. */
  maxHeightPx?: number;
  className?: string;
}

/** The top as it is to be cut: chain dimensions to the sink's centre, no stone. Drawn anew for its width. */
export function MeasuredDrawing({ className, ...drawing }: MeasuredDrawingProps) {
  const [ref, width] = useElementWidth();
  return (
    <div ref={ref} className={cx('w-full', className)}>
      {width > 0 && <MeasuredSvg {...drawing} renderedWidthPx={width} />}
    </div>
  );
}

const marks: Record<MeasuredMarkRole, string> = {
  'wall-hatch': 'fill-none stroke-[#9c9d96]',
  'wall-line': 'fill-none stroke-ink-3',
  stone: 'stroke-none fill-none',
  outline: 'fill-none stroke-ink',
  'front-edge': 'fill-none stroke-ink',
  opening: 'fill-none stroke-ink',
  bowl: 'fill-none stroke-ink',
  waste: 'fill-none stroke-ink',
  'centre-line': 'fill-none stroke-chalk',
  'cross-hair': 'fill-none stroke-chalk',
  'dimension-line': 'fill-none stroke-chalk',
  leader: 'fill-none stroke-ink',
  'centre-point': 'fill-ink stroke-none',
  diagonal: 'fill-none stroke-ink-3',
};

const labels: Record<MeasuredLabel['role'], string> = {
  dimension: 'fill-chalk font-strong',
  'call-out': 'fill-ink font-[500]',
};

function MeasuredSvg({
  plan,
  maxHeightPx,
  renderedWidthPx,
}: Omit<MeasuredDrawingProps, 'className'> & { renderedWidthPx: number }) {
  const drawing = drawMeasuredPlan(plan, { renderedWidthPx, maxHeightPx });
  const { x, y, width, height } = drawing.viewBox;
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      className="pointer-events-none block h-auto w-full font-sans"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <title>{drawing.description}</title>
      {drawing.marks.map(({ role, path, strokeWidth, dash }, index) => (
        <path
          key={index}
          d={path}
          className={marks[role]}
          strokeWidth={strokeWidth || undefined}
          strokeDasharray={dash?.join(' ')}
        />
      ))}
      {drawing.labels.map(({ role, text, x: left, y: top, size, anchor, rotation }, index) => (
        <text
          key={index}
          transform={`translate(${left} ${top}) rotate(${rotation})`}
          textAnchor={anchor}
          fontSize={size}
          aria-hidden
          className={cx('num', labels[role])}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
