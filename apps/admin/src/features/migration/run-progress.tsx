import { migrationSteps, type MigrationRun } from '@app/contracts';
import { cx } from '@app/ui';
import { Card } from '../../lib/page/card';
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

export function RunProgress({ run, isOwn, isConnectionLost }: RunProgressProps) {
  const step = run?.step ?? 'reading';
  const now = migrationSteps.indexOf(step);
  return (
    <Card
      level={3}
      className="mt-4 first:mt-0"
      title={text.progress}
      aside={run && text.startedBy(run.by, moment(run.startedAt))}
      takesFocus={isOwn}
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
    </Card>
  );
}
