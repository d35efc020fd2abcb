import { deletedQuotes, paths, quoteStatuses, type AdminQuoteSummary } from '@app/contracts';
import { useAdminQuery } from '../../lib/api/use-admin-query';
import { FilterChips } from '../../lib/page/filter-chips';
import { text as orderText } from '../../features/orders/text';
import { useUrlState } from '../../lib/url/use-url-state';
import { text } from './text';

/** The list by status, each with its count; what was deleted at the end (D22). */
export function StatusChips({ isTight }: { isTight: boolean }) {
  const summary = useAdminQuery<AdminQuoteSummary>(paths.adminQuoteSummary);
  const url = useUrlState();
  const statuses = summary.data?.statuses;
  const all = statuses && quoteStatuses.reduce((sum, status) => sum + statuses[status].quotes, 0);
  return (
    <FilterChips
      label={text.status}
      name="status"
      isTight={isTight}
      chips={[
        { value: null, label: text.all, count: all?.toLocaleString('en-GB') },
        ...(['pending', 'approved', 'completed', 'declined'] as const).map((status) => ({
          value: status,
          label: orderText.statuses[status],
          count: statuses?.[status].quotes.toLocaleString('en-GB'),
        })),
        // Beside an open quote there is room for it only where it is what is looked at.
        ...(!isTight || url.get('status') === deletedQuotes
          ? [{ value: deletedQuotes, label: text.deleted }]
          : []),
      ]}
    />
  );
}
