import type { SystemComponent } from '@app/contracts';
import { cx } from '@app/ui';
import { text } from './text';

/** Different shapes as well as colors: a dot, an open ring, a square. */
const markClasses = {
  up: 'rounded-full bg-ok border-ok',
  slow: 'rounded-full border-warn',
  down: 'bg-bad border-bad',
} as const;

const stateClasses = {
  up: 'sr-only',
  slow: 'ml-2 text-caption font-label text-warn',
  down: 'ml-2 text-caption font-label text-bad',
} as const;

interface ServiceListProps {
  services: readonly SystemComponent[];
  history: Readonly<Record<string, readonly number[]>>;
}

export const ServiceList = ({ services, history }: ServiceListProps) => (
  <ul>
    {services.map(({ id, label, state, ms, detail }) => (
      <li
        key={id}
        className="flex min-h-12 items-center gap-4 border-b border-line py-1.5 text-small last:border-0"
      >
        <span
          aria-hidden
          className={cx('size-2.25 flex-none border-[1.5px] forced-color-adjust-none', markClasses[state])}
        />
        <span className="min-w-0 flex-1 leading-tight">
          <span className="block">
            {label}
            <span className={stateClasses[state]}>{text.stateOf(state, ms)}</span>
          </span>
          {detail && <span className="block text-caption [overflow-wrap:anywhere] text-ink-3">{detail}</span>}
        </span>
        {ms !== null && <span className="num flex-none text-ink-2">{text.ms(ms)}</span>}
        <Sparkline values={history[id] ?? []} />
      </li>
    ))}
  </ul>
);

const width = 120;
const height = 20;

/** Hidden from screen readers; the figure is next to it. */
function Sparkline({ values }: { values: readonly number[] }) {
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
