import { paths, type AdminQuote } from '@app/contracts';
import { narrowAdminQuery, useMediaQuery } from '@app/ui';
import { OrderDialogs } from '../../features/orders/order-dialogs';
import { useAdminList } from '../../lib/api/use-admin-list';
import { AdminPage } from '../../lib/page/admin-page';
import { FilterBar } from '../../lib/page/filter-bar';
import { NoRows } from '../../lib/page/no-rows';
import { DataTable } from '../../lib/table/data-table';
import { useOpenItem } from '../../lib/url/use-open-item';
import { useUrlState } from '../../lib/url/use-url-state';
import { ExportMenu } from './export-menu';
import { ListFilters } from './list-filters';
import { orderCard } from './order-card';
import { narrowColumns, wideColumns } from './order-columns';
import { OrderFigures } from './order-figures';
import { OrderPanel } from './order-panel';
import { StatusChips } from './status-chips';
import { text } from './text';
import { useOnlyMatch } from './use-only-match';

/** The page's own filters, besides search and status. */
const filters = ['payment', 'from', 'to'] as const;

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
        actions={!isOpen && !isNarrow && <ExportMenu />}
        primary={{ label: text.newQuote, href: '/quotes/new' }}
        panelWidth="wide"
        panel={item.id && <OrderPanel key={item.id} quoteId={item.id} onClose={item.close} />}
      >
        {!isOpen && <OrderFigures />}
        <FilterBar end={!isOpen && <ListFilters />}>
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
          empty={
            <NoRows
              measure={text.measure}
              filters={filters}
              empty={{ title: text.empty, detail: text.emptyDetail }}
            />
          }
        />
      </AdminPage>
    </OrderDialogs>
  );
}
