import { cx, formatCount, Skeleton } from '@app/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

export interface Figure {
  count: number;
  label: string;
}

export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl
    className={cx(
      'num grid border-t border-line',
      figures.length > 3 ? 'grid-cols-2 wide:grid-cols-4' : 'grid-cols-3',
    )}
  >
    {figures.map(({ count, label }, index) => (
      <div
        key={label}
        className={cx(
          'flex flex-col border-line pt-3.5 pr-1 wide:pt-4',
          index > 0 && 'border-l pl-3 wide:pl-4.5',
          figures.length > 3 && index > 1 && 'max-wide:mt-3.5 max-wide:border-t',
          figures.length > 3 && index === 2 && 'max-wide:border-l-0 max-wide:pl-0',
        )}
      >
        <dd className="order-first text-subtitle font-label wide:text-h3">{formatCount(count)}</dd>
        <dt className="text-caption text-ink-2 wide:text-small">{label}</dt>
      </div>
    ))}
  </dl>
);

interface FigureBoxesProps {
  label?: string;
  /** undefined: loading. */
  figures: readonly { label: string; value: ReactNode; href?: string; detail?: ReactNode }[];
  className?: string;
}

export const FigureBoxes = ({ label: name, figures, className }: FigureBoxesProps) => (
  <dl
    aria-label={name}
    aria-busy={figures.some(({ value }) => value === undefined) || undefined}
    className={cx('num grid grid-cols-2 rounded-3 border border-line bg-surface wide:grid-cols-4', className)}
  >
    {figures.map(({ label, value, href, detail }) => (
      <div
        key={label}
        className="min-w-0 border-line px-3.5 py-3 not-first:border-l max-wide:nth-3:border-l-0 max-wide:nth-[n+3]:border-t wide:px-5 wide:py-4"
      >
        <dt className="text-caption text-ink-3">{label}</dt>
        <dd className="mt-1 text-subtitle font-label wide:text-h3">
          {value !== undefined && href ? (
            <Link href={href} className="hover:underline">
              {value}
            </Link>
          ) : (
            (value ?? <Skeleton className="my-1 h-6 w-20" />)
          )}{' '}
          {detail && (
            <span className="text-caption font-normal tracking-normal text-ink-2 max-full:block full:inline-block">
              {detail}
            </span>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
