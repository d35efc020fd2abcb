import { useId, type ReactNode } from 'react';

const width = 400;
const height = 260;

interface SketchProps {
  /** Spoken instead of the drawing. */
  description: string;
  children: ReactNode;
}

/** A drawing of how to measure, in pixels of its own; its lettering is for a phone. */
export const Sketch = ({ description, children }: SketchProps) => (
  <svg
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    role="img"
    aria-label={description}
    className="own-colors h-auto w-full border border-line bg-surface font-sans"
  >
    {children}
  </svg>
);

/** Masonry, hatched. */
export function Wall({ path }: { path: string }) {
  const id = useId();
  return (
    <>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0v6" className="stroke-[#b9bab3]" strokeWidth={1.6} />
      </pattern>
      <path d={path} fill={`url(#${id})`} className="stroke-ink-3" strokeWidth={1.2} />
    </>
  );
}

/** Stone and furniture, as seen. */
export const Solid = ({ path }: { path: string }) => (
  <path d={path} className="fill-sunken stroke-ink" strokeWidth={1.5} strokeLinejoin="round" />
);

export const Outline = ({ path, isHidden = false }: { path: string; isHidden?: boolean }) => (
  <path
    d={path}
    className="fill-none stroke-ink"
    strokeWidth={1.5}
    strokeLinejoin="round"
    strokeDasharray={isHidden ? '5 4' : undefined}
  />
);

/** From what is measured to its dimension. */
export const Extension = ({ path }: { path: string }) => (
  <path d={path} className="fill-none stroke-chalk" strokeWidth={0.8} />
);

export const Word = ({
  x,
  y,
  anchor = 'middle',
  children,
}: {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  children: string;
}) => (
  <text x={x} y={y} textAnchor={anchor} fontSize={14} className="fill-ink-2">
    {children}
  </text>
);

interface DimensionProps {
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  children?: string;
  /** Where along it the words stand, 0 to 1. */
  share?: number;
}

/** What to measure: a line with ticks, and its name on it. Lines that go up are read from the right. */
export function Dimension({ from: [x1, y1], to: [x2, y2], share = 0.5, children }: DimensionProps) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return (
    <g transform={`translate(${x1} ${y1}) rotate(${angle})`}>
      <path
        d={`M0 0H${length}M-4 4L4 -4M${length - 4} 4L${length + 4} -4`}
        className="fill-none stroke-chalk"
        strokeWidth={1.2}
      />
      {children && (
        <text
          x={length * share}
          y={5}
          textAnchor="middle"
          fontSize={14}
          strokeWidth={6}
          paintOrder="stroke"
          strokeLinejoin="round"
          className="fill-chalk stroke-surface font-strong"
        >
          {children}
        </text>
      )}
    </g>
  );
}
