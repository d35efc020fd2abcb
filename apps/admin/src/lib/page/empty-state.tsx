import { Button } from '@app/ui';
import type { ReactNode } from 'react';
import { apiErrorMessage } from '../api/show-error-toast';
import { pageText as text } from './page-text';

interface EmptyStateProps {
  /** Label of the drawing's dimension, such as '0 colours'. */
  dimensionLabel: string;
  title: string;
  detail?: string;
  action?: ReactNode;
  isError?: boolean;
}

export const EmptyState = ({ dimensionLabel, title, detail, action, isError = false }: EmptyStateProps) => (
  <section
    role={isError ? 'alert' : undefined}
    className="grid justify-items-center gap-1 px-4 py-12 text-center"
  >
    <MeasuredOutline label={dimensionLabel} isBroken={isError} />
    <h2 className="mt-3 text-body font-strong">{title}</h2>
    {detail && <p className="max-w-100 text-small text-ink-2">{detail}</p>}
    {action && <div className="mt-3">{action}</div>}
  </section>
);

interface MeasuredOutlineProps {
  label: string;
  isBroken?: boolean;
}

/** An outline of a top, with the reason as its dimension (design §5, 'Empty / error'). */
const MeasuredOutline = ({ label, isBroken = false }: MeasuredOutlineProps) => (
  <svg aria-hidden viewBox="0 0 220 104" className="h-26 w-55 max-w-full" fill="none">
    <g stroke="var(--color-chalk)" strokeWidth="1">
      <path d="M20 24H200M20 18v12M200 18v12" />
    </g>
    <text x="110" y="15" textAnchor="middle" fill="var(--color-chalk)" className="num text-micro">
      {label}
    </text>
    <path
      d="M20 36H200V88H20Z"
      stroke="var(--color-line-strong)"
      strokeWidth="1.4"
      strokeDasharray={isBroken ? '9 6' : undefined}
    />
    <ellipse
      cx="110"
      cy="64"
      rx="30"
      ry="14"
      stroke="var(--color-line-strong)"
      strokeWidth="1.4"
      strokeDasharray={isBroken ? '9 6' : undefined}
    />
  </svg>
);

export const FailedState = ({ error, retry }: { error: unknown; retry: () => void }) => (
  <EmptyState
    isError
    dimensionLabel="?"
    title={text.failed}
    detail={apiErrorMessage(error) ?? text.failedDetail}
    action={<Button onClick={retry}>{text.retry}</Button>}
  />
);

/** One line, for a form or dialog that works without it. */
export const FailedLine = ({ error, retry }: { error: unknown; retry: () => void }) => (
  <p role="alert" className="flex flex-wrap items-center gap-2 text-small text-bad">
    {apiErrorMessage(error) ?? text.failed}
    <Button onClick={retry}>{text.retry}</Button>
  </p>
);
