import { useId, type ReactNode } from 'react';

/** One of the boxes of the page, with what it is about. */
export function Card({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-3 border border-line bg-surface px-5.5 py-4.5">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-label font-strong">
          {title}
        </h2>
        {aside && <span className="text-caption text-ink-3">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
