interface MeasuredOutlineProps {
  /** What the dimension says, such as '0 materials'. */
  measure: string;
  /** A broken outline is an error, a whole one an empty place. */
  isBroken?: boolean;
}

/** The outline of a top under a dimension that says what is wrong (design §5, 'Empty / error'). */
export const MeasuredOutline = ({ measure, isBroken = false }: MeasuredOutlineProps) => (
  <svg aria-hidden viewBox="0 0 220 104" className="h-26 w-55 max-w-full" fill="none">
    <g stroke="var(--color-chalk)" strokeWidth="1">
      <path d="M20 24H200M20 18v12M200 18v12" />
    </g>
    <text x="110" y="15" textAnchor="middle" fill="var(--color-chalk)" className="num text-micro">
      {measure}
    </text>
    <path
      d="M20 36H200V88H20Z"
      stroke="var(--color-line-strong)"
      strokeWidth="1.4"
      strokeDasharray={isBroken ? '9 6' : undefined}
    />
    <ellipse
      cx="110"
      cy="64"
      rx="30"
      ry="14"
      stroke="var(--color-line-strong)"
      strokeWidth="1.4"
      strokeDasharray={isBroken ? '9 6' : undefined}
    />
  </svg>
);
