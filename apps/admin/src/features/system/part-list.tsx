import type { SystemPart } from '@app/contracts';
import { cx } from '@app/ui';
import { Sparkline } from './sparkline';
import { text } from './text';

/** Shape and color together: a dot, an open ring, a square. */
const marks = {
  up: 'rounded-full bg-ok border-ok',
  slow: 'rounded-full border-warn',
  down: 'bg-bad border-bad',
} as const;

const words = {
  up: 'sr-only',
  slow: 'ml-2 text-caption font-label text-warn',
  down: 'ml-2 text-caption font-label text-bad',
} as const;

interface PartListProps {
  parts: readonly SystemPart[];
  /** What each took before, by its id. */
  history: Readonly<Record<string, readonly number[]>>;
}

/** Parts and how they answered. */
export const PartList = ({ parts, history }: PartListProps) => (
  <ul>
    {parts.map(({ id, label, state, ms, detail }) => (
      <li
        key={id}
        className="flex min-h-12 items-center gap-4 border-b border-line py-1.5 text-admin last:border-0"
      >
        <span
          aria-hidden
          className={cx('size-2.25 flex-none border-[1.5px] forced-color-adjust-none', marks[state])}
        />
        <span className="min-w-0 flex-1 leading-tight">
          <span className="block">
            {label}
            <span className={words[state]}>{text.stateOf[state]}</span>
          </span>
          {detail && <span className="block text-caption [overflow-wrap:anywhere] text-ink-3">{detail}</span>}
        </span>
        {ms !== null && <span className="num flex-none text-ink-2">{text.ms(ms)}</span>}
        <Sparkline values={history[id] ?? []} />
      </li>
    ))}
  </ul>
);
