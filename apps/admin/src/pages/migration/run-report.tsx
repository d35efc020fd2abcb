import { migrationVerdicts, type MigrationReport } from '@app/contracts';
import { Figures } from '../../lib/page/figures';
import { DifferenceList } from './difference-list';
import { text } from './text';

export const RunReport = ({ report }: { report: MigrationReport }) => (
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
