import { useEffect, useRef } from 'react';
import { type MigrationReport, migrationVerdicts } from '@app/contracts';
import { Notice } from '../../lib/controls/notice';
import { AdminPage } from '../../lib/page/admin-page';
import { Card } from '../../lib/page/card';
import { Figures } from '../../lib/page/figures';
import { DifferenceList } from './difference-list';
import { DryRun, MigrationScope } from './dry-run';
import { MigrationActions } from './migration-actions';
import { text } from './text';
import { useMigration, usePlanQuery } from './use-migration';

/** The Data Migration Center (specification §2), also at `/migrate`. */
export function MigrationPage() {
  const migration = useMigration();
  const { isRunning, report, problem } = migration;
  const plan = usePlanQuery(!isRunning && !report);
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = report?.at ?? problem;
  useEffect(() => {
    if (outcome) heading.current?.focus();
  }, [outcome]);
  return (
    <AdminPage title={text.page}>
      <div className="max-w-230">
        <h2 ref={heading} tabIndex={-1} className="font-display text-title outline-none">
          {report ? text.successful : text.title}
        </h2>
        <p className="mt-2 mb-4.5 max-w-[62ch] text-label text-ink-2">
          {report ? ledeOf(report) : text.lede}
        </p>
        {problem && (
          <div className="mb-4">
            <Notice tone="bad" title={text.failed}>
              {problem}
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
        ) : (
          <>
            <MigrationScope source={plan.data?.source} />
            <DryRun plan={plan.data} error={plan.error} readAgain={() => void plan.refetch()} />
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
          isRunning={isRunning}
          start={migration.start}
          isReading={plan.isFetching}
          readAgain={() => (report ? migration.leaveReport() : void plan.refetch())}
        />
      </div>
    </AdminPage>
  );
}

function ledeOf({ counts }: MigrationReport): string {
  if (counts.create + counts.update > 0) return text.successfulDetail;
  return counts.kept > 0 ? text.nothingButKept : text.nothingChanged;
}

const RunReport = ({ report }: { report: MigrationReport }) => (
  <>
    <div className="mb-5">
      {report.differences.length > 0 ? (
        <DifferenceList label={text.report} differences={report.differences} words={text.was} />
      ) : (
        <p className="text-ink-2">{text.nothingDone}</p>
      )}
    </div>
    <Figures
      figures={migrationVerdicts
        .filter((verdict) => verdict !== 'kept' || report.counts.kept > 0)
        .map((verdict) => ({ count: report.counts[verdict], label: text.was[verdict] }))}
    />
  </>
);
