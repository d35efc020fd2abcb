import type { MigrationReport, MigrationRun } from '@app/contracts';
import { Badge, type BadgeTone, Button } from '@app/ui';
import { useState } from 'react';
import { Card } from '../../lib/page/card';
import { DescriptionList } from '../../lib/page/description-list';
import { Figures } from '../../lib/page/figures';
import { SimpleTable } from '../../lib/page/simple-table';
import { longTime, moment } from '../../lib/status/short-time';
import { kindTitles } from '../../lib/words';
import { DifferenceList } from './difference-list';
import { countsByKind, createdCount, keptCount, updatedCount } from './report-counts';
import { text } from './text';

const verdicts = ['create', 'update', 'conflict', 'same'] as const;

export const RunReport = ({ report }: { report: MigrationReport }) => (
  <>
    <div className="mb-5">
      {report.differences.length > 0 ? (
        <DifferenceList
          label={text.report}
          differences={report.differences}
          overwritten={report.overwritten}
        />
      ) : (
        <p className="text-ink-2">{text.nothingDone}</p>
      )}
    </div>
    <Figures
      figures={[
        { count: createdCount(report), label: text.was.create },
        { count: updatedCount(report), label: text.was.update },
        ...(keptCount(report) > 0 ? [{ count: keptCount(report), label: text.was.conflict }] : []),
        { count: report.counts.same, label: text.was.same },
      ]}
    />
    <SimpleTable
      align="end"
      label={text.byKind}
      columns={[text.kindColumns.kind, ...verdicts.map((verdict) => text.kindColumns[verdict])]}
      rows={countsByKind(report).map((counts) => ({
        name: kindTitles[counts.kind],
        cells: verdicts.map((verdict) => counts[verdict].toLocaleString('en-GB')),
      }))}
      className="mt-6"
    />
    <div className="mt-5">
      <DescriptionList
        rows={[
          [text.finished, longTime(report.finishedAt)],
          [text.pictures, String(report.pictures)],
          [text.backup, <span className="[overflow-wrap:anywhere]">{report.backup}</span>],
        ]}
      />
    </div>
  </>
);

type Ended = Exclude<MigrationRun['state'], 'running'>;

const tones: Record<Ended, BadgeTone> = { done: 'ok', failed: 'bad', interrupted: 'warn' };

/** The last thing on the page: how the latest migration ended, and what it did, for whoever was not there. */
export function LatestRun({ run, state }: { run: MigrationRun; state: Ended }) {
  const [isOpen, setOpen] = useState(false);
  const { report } = run;
  return (
    <Card
      level={3}
      className="mt-4 first:mt-0"
      title={text.latest}
      aside={text.latestBy(run.by, moment(run.startedAt))}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={tones[state]}>{text.latestStates[state]}</Badge>
        <p className="min-w-0 [overflow-wrap:anywhere] text-ink-2">
          {report
            ? text.latestDone(createdCount(report), updatedCount(report), keptCount(report))
            : `${run.error ?? text.interrupted} ${text.nothingOfIt}`}
        </p>
        {report && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? text.hideReport : text.showReport}
          </Button>
        )}
      </div>
      {isOpen && report && (
        <div className="mt-4">
          <RunReport report={report} />
        </div>
      )}
    </Card>
  );
}
