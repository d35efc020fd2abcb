const width = 120;
const height = 20;

/** The last figures as a line, for the eye alone: the figure itself stands beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return <span aria-hidden className="w-30 max-wide:hidden" />;
  const most = Math.max(...values);
  const least = Math.min(...values);
  const range = most - least || 1;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * width;
    const y = most === least ? height / 2 : height - 2 - ((value - least) / range) * (height - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      className="h-5 w-30 flex-none text-chalk max-wide:hidden"
      fill="none"
    >
      <polyline points={points.join(' ')} stroke="currentColor" strokeWidth="1.25" strokeLinejoin="round" />
    </svg>
  );
}
