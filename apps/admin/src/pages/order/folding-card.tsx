import { cx, narrowAdminQuery, useMediaQuery } from '@app/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface FoldingCardProps {
  title: ReactNode;
  summary?: ReactNode;
  /** On phones: collapsed, showing only its fact. */
  isClosedOnPhone?: boolean;
  children: ReactNode;
}

export function FoldingCard({ title, summary, isClosedOnPhone = false, children }: FoldingCardProps) {
  const isNarrow = useMediaQuery(narrowAdminQuery);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isFolding = isNarrow && isClosedOnPhone;
  const summaryClass = 'num min-w-0 text-right text-caption font-normal text-ink-3 [overflow-wrap:anywhere]';
  return (
    <section aria-labelledby={id} className="rounded-3 border border-line bg-surface">
      <h2 className="px-4 py-3 text-label font-strong wide:px-5">
        {isFolding ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="flex min-h-8 w-full items-center justify-between gap-3 text-left"
          >
            <span id={id}>{title}</span>
            <span className="flex min-w-0 items-center gap-2">
              {summary && <span className={summaryClass}>{summary}</span>}
              <ChevronDown
                className={cx('size-4 flex-none text-ink-3', isOpen && 'rotate-180')}
                strokeWidth={1.75}
              />
            </span>
          </button>
        ) : (
          <span className="flex min-h-8 items-center justify-between gap-3">
            <span id={id} className="[overflow-wrap:anywhere]">
              {title}
            </span>
            {summary && !isClosedOnPhone && <span className={summaryClass}>{summary}</span>}
          </span>
        )}
      </h2>
      {(!isFolding || isOpen) && children}
    </section>
  );
}

export const CardBody = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cx('px-4 pb-4.5 wide:px-5', className)}>{children}</div>
);
