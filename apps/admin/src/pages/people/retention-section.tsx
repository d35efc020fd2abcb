import { paths, type RetentionResponse } from '@app/contracts';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { Card } from '../../lib/page/card';
import { Loaded } from '../../lib/page/loaded';
import { shortDay } from '../../lib/status/short-time';
import { SimpleTable } from '../../lib/table/simple-table';
import { text } from './text';

export function RetentionSection() {
  return (
    <Card
      isBare
      title={text.retention}
      detail={text.retentionDetail}
      className="mt-10 border-t border-line pt-6"
    >
      <Loaded
        query={useAdminQuery<RetentionResponse>(paths.retention)}
        loading={text.retention}
        skeletons={['mt-4 h-40 max-w-190']}
      >
        {({ rules }) => (
          <SimpleTable
            label={text.retention}
            className="max-w-190 border-b border-line [&_tbody]:[overflow-wrap:anywhere]"
            rows={rules}
            rowId={({ label }) => label}
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
  );
}
