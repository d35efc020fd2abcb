import { cx } from '@app/ui';
import type { ReactNode } from 'react';
import { steps, type StepName } from '../../configuration/fields';
import { text } from '../../text';

interface StepSectionProps {
  step: StepName;
  isNumbered: boolean;
  /** Right of the heading. */
  summary?: ReactNode;
  children: ReactNode;
}

export function StepSection({ step, isNumbered, summary, children }: StepSectionProps) {
  const title = text.stepTitles[step];
  return (
    <section
      data-step={step}
      aria-labelledby={`step-${step}`}
      className={cx(
        'animate-unfold scroll-mt-2 border-line py-5.5 motion-reduce:animate-none tablet:border-b tablet:pt-7.5 tablet:pb-8 tablet:last:border-0',
      )}
    >
      <div className="mb-4.5 flex items-baseline justify-between gap-4">
        <h3 id={`step-${step}`} tabIndex={-1} className="font-display text-h3 outline-none">
          {isNumbered && `${steps.indexOf(step) + 1}. `}
          {title}
        </h3>
        {summary && <span className="text-label text-ink-3">{summary}</span>}
      </div>
      {children}
    </section>
  );
}
