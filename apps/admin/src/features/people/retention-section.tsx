import { paths, type RetentionResponse } from '@app/contracts';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { Card } from '../../lib/page/card';
import { Loaded } from '../../lib/page/loaded';
import { SimpleTable } from '../../lib/page/simple-table';
import { shortDay } from '../../lib/status/short-time';
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
            className="max-w-190"
            columns={[text.what, text.keptFor, text.due, text.lastRemoved]}
            rows={rules.map(({ label, keptFor, due, lastRemovedAt }) => ({
              name: label,
              cells: [keptFor, due, lastRemovedAt ? shortDay(lastRemovedAt) : text.never],
            }))}
          />
        )}
      </Loaded>
    </Card>
  );
}
