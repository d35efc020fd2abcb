import { cx } from '@app/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';

interface CardProps {
  title: string;
  level?: 2 | 3;
  detail?: string;
  aside?: ReactNode;
  isBare?: boolean;
  /** The next step of what staff have started: focus goes to its title. */
  takesFocus?: boolean;
  className?: string;
  children: ReactNode;
}

export function Card(props: CardProps) {
  const { title, level = 2, detail, aside, isBare = false, takesFocus = false, className, children } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
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
          <Heading
            id={id}
            ref={heading}
            tabIndex={takesFocus ? -1 : undefined}
            className="text-label font-strong outline-none"
          >
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
