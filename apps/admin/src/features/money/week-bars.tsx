import type { MoneyWeek } from '@app/contracts';

const [width, height, gap] = [720, 120, 0.3];

/** Expected as an outline, received in chalk, week by week from the left. The table below says the same in figures. */
export function WeekBars({ weeks }: { weeks: readonly MoneyWeek[] }) {
  const ordered = [...weeks].reverse();
  const most = Math.max(1, ...ordered.flatMap(({ expected, received }) => [+expected, +received]));
  const step = width / Math.max(1, ordered.length);
  const bar = (index: number, amount: string) => {
    const tall = Math.max(0, (Number(amount) / most) * (height - 4));
    return { x: index * step + (step * gap) / 2, y: height - tall, width: step * (1 - gap), height: tall };
  };
  return (
    <svg aria-hidden viewBox={`0 0 ${width} ${height + 2}`} className="block h-auto w-full">
      {ordered.map((week, index) => {
        const { x, y, width: wide, height: tall } = bar(index, week.expected);
        const inner = bar(index, week.received);
        return (
          <g key={week.from}>
            <rect
              x={x}
              y={y}
              width={wide}
              height={tall}
              className="fill-none stroke-line-strong"
              vectorEffect="non-scaling-stroke"
            />
            <rect {...inner} x={x + wide * 0.2} width={wide * 0.6} className="fill-chalk" />
          </g>
        );
      })}
      <path
        d={`M0 ${height + 0.5}H${width}`}
        className="stroke-line-strong"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
