import { migrationSteps, type MigrationRun } from '@app/contracts';
import { cx } from '@app/ui';
import { Check, Circle, LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Box } from './box';
import { moment } from './moment';
import { text } from './text';

interface RunProgressProps {
  /** null: it was begun this moment, and nothing has been heard of it. */
  run: MigrationRun | null;
  /** It was begun here, so it has the focus of whoever did. */
  isOwn: boolean;
  isConnectionLost: boolean;
}

/** How far a migration is. */
export function RunProgress({ run, isOwn, isConnectionLost }: RunProgressProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOwn) heading.current?.focus();
  }, [isOwn]);
  const step = run?.step ?? 'reading';
  const now = migrationSteps.indexOf(step);
  return (
    <Box
      title={text.progress}
      aside={run && text.startedBy(run.by, moment(run.startedAt))}
      headingRef={heading}
    >
      <ol className="grid gap-1.5 text-admin">
        {migrationSteps.map((name, index) => (
          <li
            key={name}
            aria-current={index === now ? 'step' : undefined}
            className={cx(
              'grid min-h-7 grid-cols-[18px_1fr_auto] items-center gap-2.5',
              index === now ? 'font-label' : 'text-ink-3',
            )}
          >
            <StepIcon state={index < now ? 'done' : index === now ? 'now' : 'later'} />
            {text.steps[name]}
            {index === now && run && run.total > 0 && (
              <span className="num text-caption font-normal text-ink-2">
                {text.counted(run.done, run.total)}
              </span>
            )}
          </li>
        ))}
      </ol>
      {run && run.total > 0 && (
        <div
          role="progressbar"
          aria-label={text.steps[step]}
          aria-valuenow={run.done}
          aria-valuemin={0}
          aria-valuemax={run.total}
          className="mt-3 h-1.5 overflow-hidden rounded-full bg-bone forced-colors:border"
        >
          <div
            className="h-full rounded-full bg-fill transition-[width] forced-colors:bg-[Highlight]"
            style={{ width: `${Math.min(100, (100 * run.done) / run.total)}%` }}
          />
        </div>
      )}
      <p role="status" className="sr-only">
        {text.stepOf(now + 1, migrationSteps.length, text.steps[step])}
      </p>
      <p
        role={isConnectionLost ? 'alert' : undefined}
        className={cx('mt-3 text-caption', isConnectionLost ? 'text-warn' : 'text-ink-3')}
      >
        {isConnectionLost ? text.connectionLost : text.goesOn}
      </p>
    </Box>
  );
}

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
