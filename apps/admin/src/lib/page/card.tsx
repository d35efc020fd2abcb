import { cx } from '@app/ui';
import { useId, type ReactNode } from 'react';

interface CardProps {
  title: string;
  level?: 2 | 3;
  detail?: string;
  aside?: ReactNode;
  isBare?: boolean;
  className?: string;
  children: ReactNode;
}

export function Card(props: CardProps) {
  const { title, level = 2, detail, aside, isBare = false, className, children } = props;
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={id}
      className={cx(
        !isBare && 'rounded-3 border border-line bg-surface px-4 pt-4.5 pb-5 wide:px-5.5 wide:pt-5',
        className,
      )}
    >
      <div className="mb-3.5">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-0.5">
          <Heading id={id} className="text-label font-strong">
            {title}
          </Heading>
          {aside && <div className="text-caption text-ink-3">{aside}</div>}
        </div>
        {detail && <p className="mt-0.5 max-w-130 text-caption text-ink-3">{detail}</p>}
      </div>
      {children}
    </section>
  );
}
