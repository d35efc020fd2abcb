import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import { text } from '../../features/tasks/text';

interface RowSectionProps {
  title: string;
  count: number | string;
  /** A list with all of them. */
  allHref?: string;
  children: ReactNode;
}

export function RowSection({ title, count, allHref, children }: RowSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-6 last:mb-0">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id={id} className="flex items-baseline gap-2 text-small font-strong">
          {title}
          <span className="num text-caption font-normal text-ink-3">{count}</span>
        </h2>
        {allHref && (
          <Link href={allHref} className="text-caption font-label text-chalk hover:underline">
            {text.showAll}
          </Link>
        )}
      </div>
      <ul className="overflow-hidden rounded-3 border border-line bg-surface">{children}</ul>
    </section>
  );
}

export const rowClass =
  'flex flex-wrap items-start justify-between gap-x-5 gap-y-1 border-b border-line px-4.5 py-3 last:border-0 max-wide:px-3.5';

export const rowLinkClass =
  'inline-flex min-h-11 items-center gap-1.5 font-label text-chalk hover:underline wide:min-h-8';
