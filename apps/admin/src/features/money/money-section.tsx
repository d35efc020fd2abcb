import { useId, type ReactNode } from 'react';

interface MoneySectionProps {
  title: string;
  /** A sentence below the title. */
  detail?: string;
  /** Right of the title. */
  aside?: ReactNode;
  /** A list brings its own ground. */
  isBare?: boolean;
  children: ReactNode;
}

/** A part of the money page. */
export function MoneySection({ title, detail, aside, isBare = false, children }: MoneySectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={
        isBare ? undefined : 'rounded-3 border border-line bg-surface px-4 pt-4.5 pb-5 wide:px-5.5 wide:pt-5'
      }
    >
      <div className="mb-3.5">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 id={id} className="text-label/[1.3] font-strong">
            {title}
          </h2>
          {aside && <span className="text-caption text-ink-3">{aside}</span>}
        </div>
        {detail && <p className="mt-0.5 text-caption text-ink-3">{detail}</p>}
      </div>
      {children}
    </section>
  );
}
