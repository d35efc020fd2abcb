import { paths, type RetentionResponse } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useAdminMutation, useAdminQuery } from '../../lib/api/use-admin-call';
import { ConfirmedButton } from '../../lib/dialog/confirm-dialog';
import { Card } from '../../lib/page/card';
import { Loaded } from '../../lib/page/loaded';
import { SimpleTable } from '../../lib/page/simple-table';
import { shortTime } from '../../lib/status/short-time';
import { text } from './text';

const whileRunningMs = 1_500;

export function RetentionSection() {
  const retention = useAdminQuery<RetentionResponse>(paths.retention, {
    refreshMs: ({ isRunning }) => isRunning && whileRunningMs,
  });
  return (
    <Card
      isBare
      title={text.retention}
      detail={text.retentionDetail}
      className="mt-10 border-t border-line pt-6"
    >
      <Loaded query={retention} loading={text.retention} skeletons={['mt-4 h-40 max-w-190']}>
        {(now) => <Rules {...now} />}
      </Loaded>
    </Card>
  );
}

const stateOf = ({ isRunning, lastRunAt }: RetentionResponse) => {
  if (isRunning) return text.running;
  return lastRunAt ? text.lastRun(shortTime(lastRunAt)) : text.noRun;
};

function Rules(retention: RetentionResponse) {
  const { rules, isRunning } = retention;
  const due = rules.reduce((sum, rule) => sum + rule.due, 0);
  const run = useAdminMutation({
    changes: 'everything',
    run: () => apiMutation<RetentionResponse>('POST', paths.runRetention),
    failure: text.runFailed,
    onDone: () => showToast({ title: text.runAsked }),
  });
  return (
    <>
      <SimpleTable
        label={text.retention}
        className="max-w-190"
        columns={[text.what, text.keptFor, text.due, text.removedLast]}
        rows={rules.map(({ label, keptFor, due: dueNow, removedLast }) => ({
          name: label,
          cells: [keptFor, dueNow, removedLast ?? text.never],
        }))}
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ConfirmedButton
          label={text.run}
          isDisabled={due === 0}
          title={text.runTitle}
          description={text.runDetail(due)}
          confirm={text.runNow}
          mutation={run}
          isPending={isRunning || run.isPending}
        />
        <p role="status" className="text-caption text-ink-3">
          {stateOf(retention)}
        </p>
      </div>
    </>
  );
}
