import { paths, type RetentionResponse } from '@app/contracts';
import { useAdminQuery } from '../../lib/api';
import { AdminPage, Card, Loaded } from '../../lib/page';
import { shortDay } from '../../lib/status/short-time';
import { SimpleTable } from '../../lib/table';
import { text } from './text';

export const RetentionPage = () => (
  <AdminPage title={text.title}>
    <Card title={text.table} detail={text.detail} className="max-w-200">
      <Loaded
        query={useAdminQuery<RetentionResponse>(paths.retention)}
        loading={text.table}
        skeletons={['h-40']}
      >
        {({ rules }) => (
          <SimpleTable
            label={text.table}
            className="[&_tbody]:[overflow-wrap:anywhere]"
            rows={rules}
            columns={[
              { header: text.what, cell: ({ label }) => label },
              { header: text.keptFor, cell: ({ keptFor }) => keptFor },
              { header: text.due, cell: ({ due }) => due },
              {
                header: text.lastRemoved,
                cell: ({ lastRemovedAt }) => (lastRemovedAt ? shortDay(lastRemovedAt) : text.never),
              },
            ]}
          />
        )}
      </Loaded>
    </Card>
  </AdminPage>
);
