import type { Drawing, Label, Mark } from '@app/drawing';
import type { ReactNode } from 'react';
import { cx } from '../cx';

type Roles<MarkRole, LabelRole> = Omit<Drawing, 'marks' | 'labels'> & {
  marks: readonly (Omit<Mark, 'role'> & { role: MarkRole })[];
  labels: readonly (Omit<Label, 'role' | 'rotation'> & { role: LabelRole; rotation: number })[];
};

interface DrawingSvgProps<MarkRole extends string, LabelRole extends string> {
  drawing: Roles<MarkRole, LabelRole>;
  markClasses: Readonly<Record<MarkRole, string>>;
  labelClasses: Readonly<Record<LabelRole, string>>;
  stoneFill?: string;
  /** Definitions that the fill refers to. */
  children?: ReactNode;
}

/** Classes shared by all drawings of a top: wall lines, front edge and cut-outs. */
export const planMarks = {
  'wall-hatch': 'fill-none stroke-[#9c9d96]',
  'wall-line': 'fill-none stroke-ink-3',
  outline: 'fill-none stroke-ink',
  'front-edge': 'fill-none stroke-ink',
  'centre-line': 'fill-none stroke-chalk',
  'cross-hair': 'fill-none stroke-chalk',
  'dimension-line': 'fill-none stroke-chalk',
} as const;

/** A drawing as an SVG image with a description. */
export function DrawingSvg<MarkRole extends string, LabelRole extends string>(
  props: DrawingSvgProps<MarkRole, LabelRole>,
) {
  const { drawing, markClasses, labelClasses, stoneFill, children } = props;
  const { x, y, width, height } = drawing.viewBox;
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      className="pointer-events-none block h-auto w-full font-sans"
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {/* Not an aria-label: tests would find it as the label of an input. */}
      <title>{drawing.description}</title>
      {children}
      {drawing.marks.map(({ role, path, strokeWidth, dash }, index) => (
        <path
          key={index}
          d={path}
          className={markClasses[role]}
          fill={role === 'stone' ? stoneFill : undefined}
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
          className={cx('num', labelClasses[role])}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
