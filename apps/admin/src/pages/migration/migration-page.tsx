import type { MigrationReport } from '@app/contracts';
import { useEffect, useRef } from 'react';
import { DryRun, MigrationScope } from '../../features/migration/dry-run';
import { LatestRun } from '../../features/migration/run-report';
import { MigrationActions } from '../../features/migration/migration-actions';
import { createdCount, keptCount, updatedCount } from '../../features/migration/report-counts';
import { RunProgress } from '../../features/migration/run-progress';
import { RunReport } from '../../features/migration/run-report';
import { text } from '../../features/migration/text';
import { useMigration, usePlan } from '../../features/migration/use-migration';
import { useOverwriting } from '../../features/migration/use-overwriting';
import { HeldBackNotice } from '../../features/restore/held-back-notice';
import { RestoreSection } from '../../features/restore/restore-section';
import { useRestore } from '../../features/restore/use-restore';
import { Notice } from '../../lib/controls/notice';
import { AdminPage } from '../../lib/page/admin-page';
import { Card } from '../../lib/page/card';
import { Figures } from '../../lib/page/figures';

/** The Data Migration Center (specification §2), also at `/migrate`: what would move, moving it, and what was moved. */
export function MigrationPage() {
  const migration = useMigration();
  const restore = useRestore();
  const { overview, run, isRunning, report, problem } = migration;
  // An old plan would say what is no longer so: none is read while a migration runs, nor beside its report.
  const plan = usePlan(run?.id ?? null, !overview.isPending && !isRunning && !report);
  const overwriting = useOverwriting(plan.data);
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = migration.isOwn ? (report?.id ?? problem?.reason) : undefined;
  useEffect(() => {
    if (outcome) heading.current?.focus();
  }, [outcome]);
  return (
    <AdminPage title={text.page}>
      <div className="max-w-230">
        {restore.state?.heldSince && (
          <div className="mb-5">
            <HeldBackNotice since={restore.state.heldSince} openCheckouts={restore.state.openCheckouts} />
          </div>
        )}
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-display text-title/[1.15] font-normal tracking-[-0.02em] outline-none"
        >
          {report ? text.successful : text.title}
        </h2>
        <p className="mt-2 mb-4.5 max-w-[62ch] text-label text-ink-2">
          {report ? ledeOf(report) : text.lede}
        </p>
        {problem && (
          <div className="mb-4">
            <Notice tone="bad" title={text.failed}>
              {problem.reason} {problem.detail}
            </Notice>
          </div>
        )}
        {report ? (
          <>
            <Card level={3} className="mt-4 first:mt-0" title={text.nowOnLive}>
              <Figures
                figures={[
                  { count: report.data.materials, label: text.rows.materials },
                  { count: report.data.colors, label: text.rows.colors },
                  { count: report.data.carraraColors, label: text.rows.carraraColors },
                ]}
              />
            </Card>
            <Card level={3} className="mt-4 first:mt-0" title={text.report}>
              <RunReport report={report} />
            </Card>
          </>
        ) : isRunning ? (
          <RunProgress
            run={run?.state === 'running' ? run : null}
            isOwn={migration.isOwn}
            isConnectionLost={overview.isError}
          />
        ) : (
          <>
            <MigrationScope source={overview.data?.source} />
            <DryRun
              plan={plan.data}
              error={plan.error}
              readAgain={() => void plan.refetch()}
              overwriting={overwriting}
            />
          </>
        )}
        <div className="mt-4">
          <Notice tone="warn" title={text.notice}>
            {[
              text.newPrices,
              text.savedQuotes((report ?? plan.data)?.savedQuotes ?? 0),
              text.backupFirst,
            ].join(' ')}
          </Notice>
        </div>
        <MigrationActions
          overwriting={overwriting}
          isRunning={isRunning}
          isBlocked={restore.isUnderWay || restore.isOtherUnderWay}
          start={migration.start}
          isReading={plan.isFetching}
          readAgain={() => (report ? migration.leaveReport() : void plan.refetch())}
        />
        {run && run.state !== 'running' && run.id !== migration.watchedId && (
          <LatestRun run={run} state={run.state} />
        )}
        <RestoreSection restore={restore} isMigrating={isRunning} />
      </div>
    </AdminPage>
  );
}

function ledeOf(report: MigrationReport): string {
  if (createdCount(report) + updatedCount(report) > 0) return text.successfulDetail;
  return keptCount(report) > 0 ? text.nothingButKept : text.nothingChanged;
}
