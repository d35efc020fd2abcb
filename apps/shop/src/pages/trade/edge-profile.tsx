import { drawEdge, type EdgeShape } from '@app/drawing';
import { useId } from 'react';

/**
 * An edge in section, drawn twice: for the narrow size the lettering keeps its size. One of the two is always hidden,
 * also from screen readers.
 */
export function EdgeProfile({ shape }: { shape: EdgeShape }) {
  return (
    <>
      <EdgeSvg shape={shape} renderedWidthPx={132} className="max-w-52 tablet:hidden" />
      <EdgeSvg shape={shape} renderedWidthPx={224} className="max-w-72 max-tablet:hidden" />
    </>
  );
}

interface EdgeSvgProps {
  shape: EdgeShape;
  renderedWidthPx: number;
  className: string;
}

function EdgeSvg({ shape, renderedWidthPx, className }: EdgeSvgProps) {
  const hatchId = useId();
  const { viewBox, section, hatch, marks, labels, description } = drawEdge(shape, { renderedWidthPx });
  return (
    <svg
      viewBox={[viewBox.x, viewBox.y, viewBox.width, viewBox.height].join(' ')}
      role="img"
      aria-label={description}
      className={`h-auto w-full font-sans ${className}`}
    >
      <pattern
        id={hatchId}
        width={hatch.pitch}
        height={hatch.pitch}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d={`M0 0v${hatch.pitch}`} className="stroke-[#b9bab3]" strokeWidth={hatch.strokeWidth} />
      </pattern>
      <path
        d={section.path}
        fill={`url(#${hatchId})`}
        className="stroke-ink"
        strokeWidth={section.strokeWidth}
        strokeLinejoin="round"
      />
      {marks.map(({ role, path, strokeWidth }) => (
        <path
          key={role}
          d={path}
          strokeWidth={strokeWidth}
          className={role === 'break-line' ? 'fill-surface stroke-line-strong' : 'fill-none stroke-chalk'}
        />
      ))}
      {labels.map(({ text, x, y, size, anchor, rotation }) => (
        <text
          key={`${text} ${x}`}
          transform={`translate(${x} ${y}) rotate(${rotation})`}
          textAnchor={anchor}
          fontSize={size}
          className="num fill-chalk font-strong"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
