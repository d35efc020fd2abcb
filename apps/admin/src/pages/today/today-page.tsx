import {
  type AdminCountsResponse,
  type AdminTask,
  type AppointmentWeek,
  pageSizes,
  paths,
  type TaskAssignee,
} from '@app/contracts';
import { addDays, londonDay, showToast } from '@app/ui';
import { optionalData } from '@app/web-client';
import { useRef } from 'react';
import { Link } from 'wouter';
import { NewTaskDialog } from '../../features/tasks/new-task-dialog';
import { postponeTask } from '../../features/tasks/postpone-dialog';
import { text } from '../../features/tasks/text';
import { useTickTask } from '../../features/tasks/use-tick-task';
import { apiText, useAdminList, useAdminMutation, useAdminQuery } from '../../lib/api';
import { Notice } from '../../lib/controls';
import { AdminPage, EmptyState, FailedState, FilterBar, FilterChips, Skeletons } from '../../lib/page';
import { useRole } from '../../lib/session/session';
import { newItem, useOpenItem, useUrlState } from '../../lib/use-url-state';
import { AppointmentsToday } from './appointments-today';
import { groupTasks } from './group-tasks';
import { OrdersToday } from './orders-today';
import { rowClass, rowLinkClass, RowSection } from './row-section';
import { TaskList } from './task-list';

const refreshMs = 60_000;
const maxDone = 10;
const expectedRows = 5;

/** Evaluated on each render, which is every minute. */
const now = () => new Date();

export function TodayPage() {
  const isOwner = useRole() === 'owner';
  const isMine = useUrlState().get('assignee') === 'me';
  const newTask = useOpenItem();
  const params = ['assignee'];
  const open = useAdminList<AdminTask>(paths.adminTasks, { params, pageSize: pageSizes.max, refreshMs });
  const done = useAdminList<AdminTask>(paths.adminTasks, {
    params,
    fixed: { status: 'done' },
    pageSize: maxDone,
    refreshMs,
  });
  const counts = optionalData(useAdminQuery<AdminCountsResponse>(paths.adminCounts, { refreshMs }));
  const undecided = counts?.undecidedTransfers ?? 0;
  const assignees = optionalData(useAdminQuery<TaskAssignee[]>(paths.taskAssignees)) ?? [];
  const week = optionalData(
    useAdminQuery<AppointmentWeek>(paths.appointmentWeek(londonDay()), { refreshMs }),
  );
  const selfId = assignees.find(({ isSelf }) => isSelf)?.id;
  const appointments = (week?.days[0]?.booked ?? []).filter(
    ({ state, person }) => state === 'booked' && (!isMine || person?.id === selfId),
  );
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
    assignees,
    pendingId: tick.isPending ? tick.variables.task.id : undefined,
    onUnanswered: (task: AdminTask) => unanswered.mutate(task),
    onTick: (task: AdminTask, isDone: boolean) => tick.mutate({ task, isDone }),
  };
  const groups = open.rows ? groupTasks(open.rows, now()) : [];
  const renderGroup = ({ urgency, tasks }: (typeof groups)[number]) => (
    <TaskList key={urgency} title={text.groups[urgency]} tasks={tasks} {...row} />
  );
  return (
    <AdminPage title={text.title} primary={{ label: text.newTask, onPress: () => newTask.open(newItem) }}>
      {counts?.isBackupMissing && isOwner && (
        <SystemNotice tone="bad" title={text.backupMissing} link={text.seeWhy} />
      )}
      {counts?.isOnHold && <SystemNotice tone="warn" title={text.onHold} link={text.lookAtSystem} />}
      {assignees.length > 1 && (
        <FilterBar>
          <FilterChips
            label={text.whose}
            name="assignee"
            chips={[
              { value: null, label: text.allTasks },
              { value: 'me', label: text.mine },
            ]}
          />
        </FilterBar>
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
          <AppointmentsToday appointments={appointments} />
          {undecided > 0 && !isMine && <BankPaymentsToday count={undecided} />}
          {open.rows?.length === 0 && (undecided === 0 || isMine) && (
            <EmptyState
              dimensionLabel={text.dimensionLabel}
              title={isMine ? text.noneOfMine : text.empty}
              detail={isMine ? undefined : text.emptyDetail}
            />
          )}
          {groups.filter(({ urgency }) => urgency !== 'later').map(renderGroup)}
          {!isMine && <OrdersToday refreshMs={refreshMs} />}
          {groups.filter(({ urgency }) => urgency === 'later').map(renderGroup)}
          {open.total !== undefined && open.rows && open.total !== String(open.rows.length) && (
            <p className="mb-6 text-caption text-ink-3">{text.more(open.rows.length, open.total)}</p>
          )}
          {done.rows && done.rows.length > 0 && (
            <TaskList title={text.doneLately} tasks={done.rows} {...row} />
          )}
        </div>
      )}
      {newTask.isNew && <NewTaskDialog assignees={assignees} onClose={newTask.close} />}
    </AdminPage>
  );
}

const SystemNotice = ({ tone, title, link }: { tone: 'warn' | 'bad'; title: string; link: string }) => (
  <div className="mb-5 wide:max-w-260">
    <Notice tone={tone} title={title}>
      <Link href="/system" className="inline-flex min-h-11 items-center font-label underline wide:min-h-8">
        {link}
      </Link>
    </Notice>
  </div>
);

/** Transfers on imported statements that nobody has decided on. */
const BankPaymentsToday = ({ count }: { count: number }) => (
  <RowSection title={text.bankPayments} count={count}>
    <li className={rowClass}>
      <h3 className="min-w-0 flex-1 text-label font-strong">{text.bankPayment(count)}</h3>
      <Link href="/money/statement" className={rowLinkClass}>
        {text.decideBankPayments}
      </Link>
    </li>
  </RowSection>
);
