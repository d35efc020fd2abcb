import { type CutListStep, paths } from '@app/contracts';
import { cx } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useAdminMutation } from '../../lib/api';
import { Card } from '../../lib/page';
import { shortTime } from '../../lib/status/short-time';
import { text } from './text';

interface CutListProps {
  reference: string;
  steps: readonly CutListStep[];
  /** Version of the sizes. */
  version: number;
}

export function CutList({ reference, steps, version }: CutListProps) {
  const tick = useAdminMutation({
    mutationFn: ({ task, isDone }: { task: string; isDone: boolean }) =>
      apiMutation('PUT', paths.topCutList(reference), { task, isDone, version }),
    invalidates: ['orders'],
    failure: text.tickFailed,
  });
  const pending = tick.isPending ? tick.variables : null;
  const done = steps.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <Card title={text.cutList} aside={text.done(done, steps.length)}>
      <ul>
        {steps.map(({ task, detail, doneAt, doneBy }) => {
          const isDone = pending?.task === task ? pending.isDone : doneAt !== null;
          return (
            <li key={task} className="border-t border-line first:border-t-0">
              <label className="flex min-h-12 cursor-pointer items-center gap-3 py-1.5">
                <input
                  type="checkbox"
                  checked={isDone}
                  onChange={({ currentTarget }) => tick.mutate({ task, isDone: currentTarget.checked })}
                  className="size-6 flex-none accent-(--color-chalk)"
                />
                <span className="min-w-0 flex-1">
                  <span className={cx('block [overflow-wrap:anywhere]', isDone && 'text-ink-3')}>{task}</span>
                  {doneAt && (
                    <span className="num block text-caption text-ink-3">
                      {text.doneBy(doneBy, shortTime(doneAt))}
                    </span>
                  )}
                </span>
                <span className="num flex-none text-small font-label">{detail}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
