import type { MigrationReport } from '@app/contracts';
import { DescriptionList } from '../../lib/page/description-list';
import { longTime } from '../../lib/status/short-time';
import { DifferenceList } from './difference-list';
import { Figures } from '../../lib/page/figures';
import { KindTable } from './kind-table';
import { createdIn, keptIn, updatedIn } from './report-counts';
import { text } from './text';

/** What a migration did: how much, of which type, and to which records by name. */
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
        { count: createdIn(report), label: text.was.create },
        { count: updatedIn(report), label: text.was.update },
        ...(keptIn(report) > 0 ? [{ count: keptIn(report), label: text.was.conflict }] : []),
        { count: report.counts.same, label: text.was.same },
      ]}
    />
    <KindTable report={report} />
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
