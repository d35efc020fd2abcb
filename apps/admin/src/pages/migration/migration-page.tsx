import { useEffect, useRef } from 'react';
import { type MigrationReport, migrationVerdicts } from '@app/contracts';
import { Notice } from '../../lib/controls';
import { AdminPage, Card, Figures } from '../../lib/page';
import { DifferenceList } from './difference-list';
import { MigrationPreview, MigrationScope } from './migration-preview';
import { MigrationActions } from './migration-actions';
import { text } from './text';
import { useMigration, usePlanQuery } from './use-migration';

/** The Data Migration Center (specification §2), also at `/migrate`. */
export function MigrationPage() {
  const migration = useMigration();
  const { isRunning, report, problem: errorMessage } = migration;
  const plan = usePlanQuery(!isRunning && !report);
  const heading = useRef<HTMLHeadingElement>(null);
  const outcome = report?.at ?? errorMessage;
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
          {report ? resultText(report) : text.intro}
        </p>
        {errorMessage && (
          <div className="mb-4">
            <Notice tone="bad" title={text.failed}>
              {errorMessage}
            </Notice>
          </div>
        )}
        {report ? (
          <>
            <Card level={3} className="mt-4 first:mt-0" title={text.nowOnLive}>
              <Figures
                figures={[
                  { count: report.data.materials, label: text.counts.materials },
                  { count: report.data.colors, label: text.counts.colors },
                  { count: report.data.carraraColors, label: text.counts.carraraColors },
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
            <MigrationPreview plan={plan.data} error={plan.error} onRefresh={() => void plan.refetch()} />
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
          onStart={migration.start}
          isRefreshing={plan.isFetching}
          onRefresh={() => (report ? migration.closeReport() : void plan.refetch())}
        />
      </div>
    </AdminPage>
  );
}

function resultText({ counts }: MigrationReport): string {
  if (counts.create + counts.update > 0) return text.successfulDetail;
  return counts.kept > 0 ? text.nothingButKept : text.nothingChanged;
}

const RunReport = ({ report }: { report: MigrationReport }) => (
  <>
    <div className="mb-5">
      {report.differences.length > 0 ? (
        <DifferenceList label={text.report} differences={report.differences} verdictLabels={text.was} />
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
