import { pageSizes, paths, type AdminCountsResponse, type AdminTask } from '@app/contracts';
import { addDays, londonDay, showToast } from '@app/ui';
import { optionalData } from '@app/web-client';
import { useRef } from 'react';
import { Link } from 'wouter';
import { postponeTask } from '../../features/tasks/postpone-task';
import { text } from '../../features/tasks/text';
import { useTickTask } from '../../features/tasks/use-tick-task';
import { apiText, useAdminMutation, useAdminQuery } from '../../lib/api/use-admin-call';
import { useAdminList } from '../../lib/api/use-admin-list';
import { Notice } from '../../lib/controls/notice';
import { AdminPage } from '../../lib/page/admin-page';
import { EmptyState, FailedState } from '../../lib/page/empty-state';
import { Skeletons } from '../../lib/page/loaded';
import { groupTasks } from './group-tasks';
import { TaskList } from './task-list';

const refreshMs = 60_000;
const maxDone = 10;
const expectedRows = 5;

/** Evaluated on each render, which is every minute. */
const now = () => new Date();

export function TodayPage() {
  const open = useAdminList<AdminTask>(paths.adminTasks, { pageSize: pageSizes.max, refreshMs });
  const done = useAdminList<AdminTask>(paths.adminTasks, {
    fixed: { status: 'done' },
    pageSize: maxDone,
    refreshMs,
  });
  const counts = optionalData(useAdminQuery<AdminCountsResponse>(paths.adminCounts, { refreshMs }));
  const lists = useRef<HTMLDivElement>(null);
  // The pressed button disappears with its row.
  const tick = useTickTask(() => lists.current?.focus({ preventScroll: true }));
  const unanswered = useAdminMutation({
    invalidates: ['tasks', 'orders'],
    mutationFn: (task: AdminTask) =>
      postponeTask(task, { dueOn: addDays(londonDay(), 1), isUnanswered: true }),
    failure: apiText.updateFailed,
    onSuccess: (_, task) => showToast({ title: text.calledAgain, description: task.title }),
  });
  const row = {
    pendingId: tick.isPending ? tick.variables.task.id : undefined,
    onUnanswered: (task: AdminTask) => unanswered.mutate(task),
    onTick: (task: AdminTask, isDone: boolean) => tick.mutate({ task, isDone }),
  };
  return (
    <AdminPage title={text.title}>
      {counts?.isOnHold && (
        <div className="mb-5 wide:max-w-260">
          <Notice tone="warn" title={text.onHold}>
            <Link
              href="/system"
              className="inline-flex min-h-11 items-center font-label underline wide:min-h-8"
            >
              {text.lookAtSystem}
            </Link>
          </Notice>
        </div>
      )}
      {open.error && !open.rows ? (
        <FailedState error={open.error} retry={open.retry} />
      ) : (
        <div
          ref={lists}
          tabIndex={-1}
          className="outline-none wide:max-w-260"
          aria-busy={!open.rows || undefined}
        >
          {!open.rows && (
            <Skeletons
              loading={text.loading}
              skeletons={Array<string>(expectedRows).fill('h-16 w-full')}
              className="grid gap-px"
            />
          )}
          {open.rows?.length === 0 && (
            <EmptyState dimensionLabel={text.dimensionLabel} title={text.empty} detail={text.emptyDetail} />
          )}
          {open.rows &&
            groupTasks(open.rows, now()).map(({ urgency, tasks }) => (
              <TaskList key={urgency} title={text.groups[urgency]} tasks={tasks} {...row} />
            ))}
          {open.total !== undefined && open.rows && open.total !== String(open.rows.length) && (
            <p className="mb-6 text-caption text-ink-3">{text.more(open.rows.length, open.total)}</p>
          )}
          {done.rows && done.rows.length > 0 && (
            <TaskList title={text.doneLately} tasks={done.rows} {...row} />
          )}
        </div>
      )}
    </AdminPage>
  );
}
