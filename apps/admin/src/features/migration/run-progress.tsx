import { migrationSteps, type MigrationRun } from '@app/contracts';
import { cx } from '@app/ui';
import { useEffect, useRef } from 'react';
import { Box } from '../../lib/page/box';
import { Steps } from '../../lib/page/steps';
import { moment } from '../../lib/status/short-time';
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
      <Steps
        steps={migrationSteps.map((name) => text.steps[name])}
        now={now}
        progress={
          run && run.total > 0
            ? { done: run.done, total: run.total, words: text.counted(run.done, run.total) }
            : null
        }
      />
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
