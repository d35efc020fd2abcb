import type { ReactNode } from 'react';

interface PageMessageProps {
  /** The plan's length label: '? mm' for a quote that does not exist. */
  drawingLabel: string;
  title: string;
  children: ReactNode;
}

/** An error page: a top snapped in two, what is wrong and what to do. */
export function PageMessage({ drawingLabel, title, children }: PageMessageProps) {
  return (
    <div className="wrap py-10 tablet:py-18">
      <div className="mx-auto max-w-140">
        <svg aria-hidden viewBox="0 0 560 190" className="mb-9 w-full fill-none">
          <path
            className="stroke-line-strong"
            strokeWidth="2"
            d="M298 20H24v104h262l12-20-10-19 14-22-10-22zM322 20h214v104H312l10-20-9-19 13-22-9-22z"
          />
          <path
            className="stroke-chalk"
            strokeWidth="1.5"
            d="M24 146h512M24 136v20M536 136v20M18 152l12-12M530 152l12-12"
          />
          <text x="280" y="178" textAnchor="middle" className="num fill-chalk text-lead font-strong">
            {drawingLabel}
          </text>
        </svg>
        {/* Announced when it replaces 'loading'. */}
        <div role="alert">
          <h1 className="font-display text-h2">{title}</h1>
          <div className="mt-4 text-lede text-ink-2">{children}</div>
        </div>
      </div>
    </div>
  );
}
