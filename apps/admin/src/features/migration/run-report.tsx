import type { MigrationReport } from '@app/contracts';
import { DescriptionList } from '../../lib/page/description-list';
import { Figures } from '../../lib/page/figures';
import { longTime } from '../../lib/status/short-time';
import { DifferenceList } from './difference-list';
import { createdCount, keptCount, updatedCount, countsByKind } from './report-counts';
import { text } from './text';

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

const columns = ['create', 'update', 'conflict', 'same'] as const;

const KindTable = ({ report }: { report: MigrationReport }) => (
  <table aria-label={text.byKind} className="num mt-6 w-full text-admin">
    <thead>
      <tr className="border-b border-line text-caption text-ink-3 [&>th]:pb-2 [&>th]:font-[500]">
        <th scope="col" className="text-left">
          {text.kindColumns.kind}
        </th>
        {columns.map((column) => (
          <th key={column} scope="col" className="w-[17%] pl-2 text-right">
            {text.kindColumns[column]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="[&>tr:last-child]:border-b-0">
      {countsByKind(report).map((counts) => (
        <tr key={counts.kind} className="border-b border-line">
          <th scope="row" className="py-2 text-left font-normal">
            {text.manyKinds[counts.kind]}
          </th>
          {columns.map((column) => (
            <td key={column} className="py-2 pl-2 text-right">
              {counts[column]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
