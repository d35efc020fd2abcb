import { paths, type AdminQuote, deletedQuotes, quoteStatuses, type AdminQuoteSummary } from '@app/contracts';
import { narrowAdminQuery, useMediaQuery } from '@app/ui';
import { OrderDialogs } from '../../features/orders/order-dialogs';
import { text as orderText } from '../../features/orders/text';
import { useAdminList } from '../../lib/api/use-admin-list';
import { useAdminQuery } from '../../lib/api/use-admin-call';
import { AdminPage } from '../../lib/page/admin-page';
import { FilterBar, FilterChips } from '../../lib/page/filter-bar';
import { NoRows } from '../../lib/page/no-rows';
import { DataTable } from '../../lib/table/data-table';
import { useOpenItem, useUrlState } from '../../lib/url/use-url-state';
import { ExportMenu } from './export-menu';
import { ListFilters } from './list-filters';
import { orderCard, narrowColumns, wideColumns } from './order-columns';
import { OrderFigures } from './order-figures';
import { OrderPanel } from './order-panel';
import { text } from './text';
import { useOnlyMatch } from './use-only-match';

const filters = ['payment', 'stage', 'balance', 'job', 'from', 'to'] as const;

/** Every quote, what is expected of it and what came in; one of them open beside the list (design §7, 'Orders'). */
export function OrdersPage() {
  const url = useUrlState();
  const item = useOpenItem();
  const list = useAdminList<AdminQuote>(paths.adminQuotes, { params: filters });
  const openOnly = useOnlyMatch({ ...list, search: url.get('search'), open: item.open });
  const isOpen = item.id !== null;
  const isNarrow = useMediaQuery(narrowAdminQuery);
  const open = ({ id }: AdminQuote) => item.open(id);
  return (
    <OrderDialogs>
      <AdminPage
        title={text.title}
        searchLabel={text.search}
        onSearchEnter={openOnly}
        actions={!isOpen && !isNarrow && <ExportMenu filters={filters} />}
        primary={{ label: text.newQuote, href: '/quotes/new' }}
        panelWidth="wide"
        panel={item.id && <OrderPanel key={item.id} quoteId={item.id} onClose={item.close} />}
      >
        {!isOpen && <OrderFigures />}
        <FilterBar end={!isOpen && <ListFilters job={list.rows?.[0]?.job ?? null} />}>
          <StatusChips isTight={isOpen} />
        </FilterBar>
        <DataTable
          label={text.list}
          list={list}
          columns={isOpen ? narrowColumns : wideColumns(open)}
          rowId={({ id }) => id}
          openId={item.id}
          onOpen={open}
          card={orderCard}
          empty={<NoRows {...text.empty} filters={filters} />}
        />
      </AdminPage>
    </OrderDialogs>
  );
}

/** The list by status, each with its count; what was deleted at the end (D22). */
function StatusChips({ isTight }: { isTight: boolean }) {
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
