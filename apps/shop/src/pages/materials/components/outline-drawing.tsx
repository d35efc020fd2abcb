interface OutlineDrawingProps {
  label: string;
  /** Drawn with gaps, for something that went wrong. */
  isBroken?: boolean;
}

export const OutlineDrawing = (props: OutlineDrawingProps) => (
  <div role="img" aria-label={props.label}>
    <Outline {...props} width={620} className="max-tablet:hidden" />
    <Outline {...props} width={350} className="tablet:hidden" />
  </div>
);

/** Drawn for about the width it is shown at, so that lines and figures keep their size. */
function Outline({
  label,
  isBroken = false,
  width,
  className,
}: OutlineDrawingProps & { width: number; className: string }) {
  const left = 20;
  const right = width - left;
  const bottom = width > 500 ? 150 : 110;
  const line = bottom + 22;
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${bottom + 46}`} className={`h-auto w-full ${className}`}>
      <path
        className="fill-none stroke-line-strong"
        strokeWidth="1.4"
        strokeDasharray={isBroken ? `${width / 4} 18` : undefined}
        d={`M${left} 20H${right}V${bottom}H${left}Z`}
      />
      <ellipse
        className="fill-none stroke-line-strong"
        strokeWidth="1.2"
        cx={width * 0.345}
        cy={(bottom + 34) / 2}
        rx={width * 0.158}
        ry={(bottom - 20) * 0.32}
      />
      <path
        className="fill-none stroke-chalk"
        strokeWidth="1.2"
        d={`M${left} ${bottom + 8}v24M${right} ${bottom + 8}v24M${left} ${line}H${right}M${left - 6} ${line + 6}l12-12M${right - 6} ${line + 6}l12-12`}
      />
      <rect className="fill-paper" x={width / 2 - 48} y={line - 12} width="96" height="24" />
      <text className="fill-chalk font-strong" x={width / 2} y={line + 5} fontSize="14" textAnchor="middle">
        {label}
      </text>
    </svg>
  );
}
