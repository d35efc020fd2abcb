import { paths, type RetentionResponse } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { useAdminMutation } from '../../lib/api/use-admin-mutation';
import { useAdminQuery } from '../../lib/api/use-admin-query';
import { ConfirmedButton } from '../../lib/dialog/confirm-dialog';
import { Loaded } from '../../lib/page/loaded';
import { shortTime } from '../../lib/status/short-time';
import { text } from './text';

const whileRunningMs = 1_500;

export function RetentionSection() {
  const retention = useAdminQuery<RetentionResponse>(paths.retention, {
    refreshMs: ({ isRunning }) => isRunning && whileRunningMs,
  });
  return (
    <section aria-labelledby="retention" className="mt-10 border-t border-line pt-6">
      <h2 id="retention" className="text-body font-strong">
        {text.retention}
      </h2>
      <p className="mt-1 text-admin text-ink-2">{text.retentionDetail}</p>
      <Loaded query={retention} loading={text.retention} skeletons={['mt-4 h-40 max-w-190']}>
        {(now) => <Rules {...now} />}
      </Loaded>
    </section>
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
      <table className="mt-4 w-full max-w-190 text-admin">
        <thead>
          <tr className="border-b border-line text-caption text-ink-3">
            <Head>{text.what}</Head>
            <Head>{text.keptFor}</Head>
            <Head isNumber>{text.due}</Head>
            <Head isNumber>{text.removedLast}</Head>
          </tr>
        </thead>
        <tbody>
          {rules.map(({ id, label, keptFor, due: dueNow, removedLast }) => (
            <tr key={id} className="border-b border-line last:border-0">
              <th scope="row" className="py-2.5 pr-3 text-left font-normal">
                {label}
              </th>
              <td className="py-2.5 pr-3 whitespace-nowrap text-ink-2">{keptFor}</td>
              <td className="num py-2.5 pr-3 text-right font-label">{dueNow}</td>
              <td className="num py-2.5 text-right text-ink-3">{removedLast ?? text.never}</td>
            </tr>
          ))}
        </tbody>
      </table>
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

const Head = ({ isNumber = false, children }: { isNumber?: boolean; children: string }) => (
  <th scope="col" className={`py-2 pr-3 font-label last:pr-0 ${isNumber ? 'text-right' : 'text-left'}`}>
    {children}
  </th>
);
