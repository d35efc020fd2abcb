import { type AdminOrderRow, type OrderListPart, paths } from '@app/contracts';
import { formatCount, narrowAdminQuery, useMediaQuery } from '@app/ui';
import { optionalData } from '@app/web-client';
import { ClipboardPen, Plus } from 'lucide-react';
import { useLocation } from 'wouter';
import { useAdminList } from '../../lib/api';
import { LinkButton } from '../../lib/controls';
import { AdminPage, FilterBar, FilterChips, NoRows, SearchSuggestion } from '../../lib/page';
import { ListFrame, RowTable } from '../../lib/table';
import { itemParam, newQuotePath, orderPath, useOpenItem, useUrlState } from '../../lib/use-url-state';
import { ExportMenu } from './export-menu';
import { ListFilters } from './list-filters';
import { OrderCards } from './order-cards';
import { narrowColumns, wideColumns } from './order-columns';
import { OrderFigures, useOrderSummaryQuery } from './order-figures';
import { OrderDialogs } from './panel/order-dialogs';
import { QuotePanel } from './panel/quote-panel';
import { text } from './text';
import { useOnlyMatch } from './use-only-match';

const filters = ['show', 'payment', 'job', 'from', 'to'] as const;

/** An order has its own page; a quote opens next to the list. */
export function OrdersPage() {
  const url = useUrlState();
  const item = useOpenItem();
  const [, navigate] = useLocation();
  const list = useAdminList<AdminOrderRow>(paths.adminOrders, { params: filters });
  const isOpen = item.id !== null;
  const isNarrow = useMediaQuery(narrowAdminQuery);
  const hrefOf = ({ kind, id }: AdminOrderRow) =>
    kind === 'order'
      ? orderPath(id)
      : `/?${withItem(url.pick(['search', 'status', 'sort', 'page', ...filters]), id)}`;
  const open = (row: AdminOrderRow) =>
    row.kind === 'order' ? navigate(orderPath(row.id)) : item.open(row.id);
  const openOnly = useOnlyMatch({ ...list, search: url.get('search'), open });
  return (
    <OrderDialogs>
      <AdminPage
        title={text.title}
        searchLabel={text.search}
        onSearchEnter={openOnly}
        actions={
          !isOpen && (
            <>
              {!isNarrow && <ExportMenu />}
              <LinkButton to={newQuotePath} icon={Plus}>
                {text.newQuote}
              </LinkButton>
            </>
          )
        }
        primary={{ label: text.takeOrder, icon: ClipboardPen, href: '/orders/new' }}
        panelWidth="wide"
        panel={item.id && <QuotePanel key={item.id} quoteId={item.id} onClose={item.close} />}
      >
        {!isOpen && <OrderFigures />}
        <FilterBar end={!isOpen && <ListFilters job={jobOf(list.rows?.[0], url.get('job'))} />}>
          <PartChips isTight={isOpen} />
        </FilterBar>
        <SearchSuggestion total={list.total} />
        <ListFrame list={list} empty={<NoRows {...text.empty} filters={filters} />}>
          {isNarrow ? (
            <OrderCards rows={list.rows} hrefOf={hrefOf} />
          ) : (
            <RowTable
              label={text.list}
              list={list}
              columns={isOpen ? narrowColumns : wideColumns(item.open)}
              rowId={({ id }) => id}
              rowHref={(row) => (row.kind === 'order' ? orderPath(row.id) : undefined)}
              isDimmed={({ kind }) => kind === 'quote'}
              openId={item.id}
              onOpen={open}
            />
          )}
        </ListFrame>
      </AdminPage>
    </OrderDialogs>
  );
}

function withItem(query: URLSearchParams, id: string): string {
  query.set(itemParam, id);
  return query.toString();
}

function jobOf(row: AdminOrderRow | undefined, id: string | null): string | null {
  if (!row || id === null) return null;
  return row.kind === 'order' ? row.jobName : (row.job?.name ?? null);
}

function PartChips({ isTight }: { isTight: boolean }) {
  const sums = optionalData(useOrderSummaryQuery());
  const url = useUrlState();
  const counts: Partial<Record<OrderListPart, number>> = {
    orders: sums?.orders,
    'to-do': sums?.withTasks,
    due: sums?.due,
    overdue: sums?.overdue,
  };
  const parts: OrderListPart[] = ['orders', 'quotes', 'to-do', 'due'];
  const shown = url.get('show');
  if (shown === 'overdue' || shown === 'to-confirm') parts.push(shown);
  return (
    <FilterChips
      label={text.part}
      name="show"
      isCompact={isTight}
      chips={[
        { value: null, label: text.all },
        ...parts.map((part) => ({
          value: part,
          label: text.parts[part],
          count: counts[part] === undefined ? undefined : formatCount(counts[part]),
        })),
      ]}
    />
  );
}
