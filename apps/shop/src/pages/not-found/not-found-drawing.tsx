import { text } from './text';

/** Millimetres, as in every plan. */
const plan = { length: 1200, width: 350 };

/** The plan of a missing page: an outline, and one label that says what is wrong. */
export function NotFoundDrawing() {
  return (
    <div role="img" aria-label={text.drawing}>
      <Outline id="lost-wide" unit={2} className="max-tablet:hidden" />
      <Outline id="lost-narrow" unit={4.2} className="tablet:hidden" />
    </div>
  );
}

interface OutlineProps {
  id: string;
  /** Millimetres per screen pixel, so that lines and figures keep their size at every width. */
  unit: number;
  className: string;
}

function Outline({ id, unit, className }: OutlineProps) {
  const { length, width } = plan;
  const px = (count: number) => count * unit;
  const tick = px(4);
  const below = width + px(20);
  const beside = length + px(20);
  return (
    <svg
      viewBox={`${px(-14)} ${px(-12)} ${length + px(60)} ${width + px(62)}`}
      className={`h-auto w-full ${className}`}
      aria-hidden="true"
    >
      <defs>
        <pattern
          id={id}
          width={px(5.5)}
          height={px(5.5)}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="stroke-line-strong" d={`M0 0v${px(5.5)}`} strokeWidth={px(0.9)} />
        </pattern>
      </defs>
      <rect x={px(-14)} y={px(-10)} width={length + px(28)} height={px(9)} fill={`url(#${id})`} />
      <path className="stroke-ink-3" d={`M${px(-14)} ${px(-1)}H${length + px(14)}`} strokeWidth={px(1.4)} />
      <rect width={length} height={width} className="fill-none stroke-line-strong" strokeWidth={px(1.2)} />
      <g className="fill-none stroke-chalk" strokeWidth={px(1)}>
        <path d={`M0 ${width + px(7)}V${below + px(7)}M${length} ${width + px(7)}V${below + px(7)}`} />
        <path d={`M0 ${below}H${length}`} />
        <path d={`M${-tick} ${below + tick}L${tick} ${below - tick}`} />
        <path d={`M${length - tick} ${below + tick}L${length + tick} ${below - tick}`} />
        <path d={`M${length + px(7)} 0H${beside + px(7)}M${length + px(7)} ${width}H${beside + px(7)}`} />
        <path d={`M${beside} 0V${width}`} />
        <path d={`M${beside - tick} ${tick}L${beside + tick} ${-tick}`} />
        <path d={`M${beside - tick} ${width + tick}L${beside + tick} ${width - tick}`} />
      </g>
      <g className="num fill-chalk font-strong" fontSize={px(16)} textAnchor="middle">
        <text x={length / 2} y={below + px(20)}>
          404 mm
        </text>
        <text transform={`translate(${beside + px(19)} ${width / 2}) rotate(-90)`}>? mm</text>
      </g>
    </svg>
  );
}
