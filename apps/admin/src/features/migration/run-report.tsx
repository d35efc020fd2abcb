import type { MigrationReport } from '@app/contracts';
import { DescriptionList } from '../../lib/page/description-list';
import { Figures } from '../../lib/page/figures';
import { SimpleTable } from '../../lib/page/simple-table';
import { longTime } from '../../lib/status/short-time';
import { kindTitles } from '../../lib/words';
import { DifferenceList } from './difference-list';
import { createdCount, keptCount, updatedCount, countsByKind } from './report-counts';
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
