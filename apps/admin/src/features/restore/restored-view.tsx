import type { RestoreReport } from '@app/contracts';
import { Button } from '@app/ui';
import { Link } from 'wouter';
import { Card } from '../../lib/page/card';
import { DescriptionList } from '../../lib/page/description-list';
import { SimpleTable } from '../../lib/page/simple-table';
import { longTime } from '../../lib/status/short-time';
import { tableName } from './restore-table';
import { text } from './text';

interface RestoredViewProps {
  /** null: it ended while the connection was lost. */
  report: RestoreReport | null;
  usersWithoutPassword: number;
  onClose: () => void;
}

export const RestoredView = ({ report, usersWithoutPassword, onClose }: RestoredViewProps) => (
  <Card level={3} takesFocus className="mt-4 first:mt-0" title={text.done}>
    <p className="max-w-[75ch] text-admin text-ink-2">{report ? text.doneLede : text.doneUnseen}</p>
    {usersWithoutPassword > 0 && (
      <p className="mt-2 text-admin">
        {text.invite(usersWithoutPassword)}{' '}
        <Link href="/users" className="font-label text-chalk underline underline-offset-3">
          {text.inviteLink}
        </Link>
      </p>
    )}
    {report && (
      <>
        <div className="mt-4">
          <DescriptionList
            rows={[
              [text.finished, longTime(report.finishedAt)],
              [text.backupBefore, report.backup ?? text.noBackup],
              [text.nextReference, report.nextReference],
              [text.erasedAgain, text.people(report.erasedAgain)],
              [text.pictures, report.files.toLocaleString('en-GB')],
            ]}
          />
        </div>
        <SimpleTable
          align="end"
          label={text.restoredRows}
          columns={[text.columns.data, text.rows]}
          rows={report.tables
            .filter(({ rows }) => rows > 0)
            .map(({ table, rows }) => ({ name: tableName(table), cells: [rows.toLocaleString('en-GB')] }))}
          className="mt-5 max-w-100"
        />
      </>
    )}
    <Button className="mt-4 wide:min-h-10!" onClick={onClose}>
      {text.close}
    </Button>
  </Card>
);
