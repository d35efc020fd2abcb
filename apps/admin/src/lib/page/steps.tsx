import { cx } from '@app/ui';
import { Check, Circle, LoaderCircle } from 'lucide-react';

interface StepsProps {
  steps: readonly string[];
  /** Which of them is under way; those before it are done. */
  now: number;
  progress?: { done: number; total: number; words: string } | null;
}

export const Steps = ({ steps, now, progress }: StepsProps) => (
  <>
    <ol className="grid gap-1.5 text-admin">
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === now ? 'step' : undefined}
          className={cx(
            'grid min-h-7 grid-cols-[18px_1fr_auto] items-center gap-2.5',
            index === now ? 'font-label' : 'text-ink-3',
          )}
        >
          <StepIcon state={index < now ? 'done' : index === now ? 'now' : 'later'} />
          {name}
          {index === now && progress && (
            <span className="num text-caption font-normal text-ink-2">{progress.words}</span>
          )}
        </li>
      ))}
    </ol>
    {progress && (
      <div
        role="progressbar"
        aria-label={steps[now]}
        aria-valuenow={progress.done}
        aria-valuemin={0}
        aria-valuemax={progress.total}
        aria-valuetext={progress.words}
        className="mt-3 h-1.5 overflow-hidden rounded-full bg-bone forced-colors:border"
      >
        <div
          className="h-full rounded-full bg-fill transition-[width] forced-colors:bg-[Highlight]"
          style={{ width: `${Math.min(100, (100 * progress.done) / progress.total)}%` }}
        />
      </div>
    )}
  </>
);

function StepIcon({ state }: { state: 'done' | 'now' | 'later' }) {
  const look = 'size-4';
  if (state === 'done') return <Check aria-hidden className={cx(look, 'text-ok')} strokeWidth={2} />;
  if (state === 'later') return <Circle aria-hidden className={look} strokeWidth={1.5} />;
  return (
    <LoaderCircle
      aria-hidden
      className={cx(look, 'animate-spin text-chalk motion-reduce:animate-none')}
      strokeWidth={1.75}
    />
  );
}
