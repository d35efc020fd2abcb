import type { ReactNode } from 'react';
import { MeasuredOutline } from './measured-outline';

interface EmptyStateProps {
  /** What the drawing's dimension says, such as '0 colours'. */
  measure: string;
  title: string;
  /** One sentence. */
  detail?: string;
  /** One button or link. */
  action?: ReactNode;
  isError?: boolean;
}

/** Says that there is nothing, or that it could not be had, and what to do about it. */
export const EmptyState = ({ measure, title, detail, action, isError = false }: EmptyStateProps) => (
  <section
    role={isError ? 'alert' : undefined}
    className="grid justify-items-center gap-1 px-4 py-12 text-center"
  >
    <MeasuredOutline measure={measure} isBroken={isError} />
    <h2 className="mt-3 text-body font-strong">{title}</h2>
    {detail && <p className="max-w-100 text-admin text-ink-2">{detail}</p>}
    {action && <div className="mt-3">{action}</div>}
  </section>
);
