import { cx } from '@app/ui';

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
        <dd className="order-first font-display text-figure/[1.1] tracking-[-0.025em]">
          {count.toLocaleString('en-GB')}
        </dd>
        <dt className="text-caption/[1.35] text-ink-2 wide:text-admin">{label}</dt>
      </div>
    ))}
  </dl>
);
