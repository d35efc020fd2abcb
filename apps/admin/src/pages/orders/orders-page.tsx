import { paths, quoteStatuses, type AdminQuote } from '@app/contracts';
import { useAdminList } from '../../lib/api/use-admin-list';
import { AdminPage } from '../../lib/page/admin-page';
import { EmptyState } from '../../lib/page/empty-state';
import { FilterBar } from '../../lib/page/filter-bar';
import { FilterChips } from '../../lib/page/filter-chips';
import { NoMatch } from '../../lib/page/no-match';
import { shortTime } from '../../lib/status/short-time';
import type { Column } from '../../lib/table/column';
import { DataTable } from '../../lib/table/data-table';
import { useUrlState } from '../../lib/url/use-url-state';
import {
  CustomerLines,
  DepositBadge,
  FilesNote,
  openQuote,
  pounds,
  QuoteMenu,
  QuoteReference,
  shortThickness,
  sizeWords,
  StatusBadge,
  stoneDetail,
} from './quote-parts';
import { StoneThumbnail } from './stone-thumbnail';
import { text } from './text';

const columns: readonly Column<AdminQuote>[] = [
  {
    id: 'reference',
    header: text.quote,
    sort: 'reference',
    cell: (quote) => <QuoteReference quote={quote} />,
  },
  { id: 'customer', header: text.customer, cell: (quote) => <CustomerLines quote={quote} /> },
  {
    id: 'stone',
    header: text.stone,
    cell: (quote) => (
      <span className="flex items-center gap-2.5">
        <span className="size-9.5 flex-none">
          <StoneThumbnail color={quote.color} />
        </span>
        <span className="leading-tight">
          <span className="block font-strong">{quote.color.name}</span>
          <span className="block text-caption text-ink-3">{stoneDetail(quote)}</span>
          <FilesNote quote={quote} />
        </span>
      </span>
    ),
  },
  {
    id: 'size',
    header: text.size,
    align: 'end',
    cell: (quote) => <span className="whitespace-nowrap">{sizeWords(quote)}</span>,
  },
  { id: 'total', header: text.total, sort: 'total', align: 'end', cell: (quote) => pounds(quote.totalPrice) },
  { id: 'deposit', header: text.deposit, cell: (quote) => <DepositBadge quote={quote} /> },
  {
    id: 'status',
    header: text.status,
    sort: 'status',
    cell: (quote) => <StatusBadge status={quote.status} />,
  },
  {
    id: 'created',
    header: text.created,
    sort: 'created',
    align: 'end',
    isLeftOut: 'below-full',
    cell: (quote) => <span className="whitespace-nowrap text-ink-3">{shortTime(quote.createdAt)}</span>,
  },
  { id: 'menu', header: text.actions, align: 'end', cell: (quote) => <QuoteMenu quote={quote} /> },
];

const chips = [
  { value: null, label: text.all },
  ...quoteStatuses.map((status) => ({ value: status, label: text.statuses[status] })),
];

/** Every quote and how its deposit stands (design §7, 'Orders'). */
export function OrdersPage() {
  const url = useUrlState();
  const list = useAdminList<AdminQuote>(paths.adminQuotes);
  const isFiltered = Boolean(url.get('search') ?? url.get('status'));
  return (
    <AdminPage title={text.title} searchLabel={text.search}>
      <FilterBar>
        <FilterChips label={text.status} name="status" chips={chips} />
      </FilterBar>
      <DataTable
        label={text.list}
        list={list}
        columns={columns}
        rowId={(quote) => quote.id}
        onPress={openQuote}
        card={(quote) => ({
          picture: <StoneThumbnail color={quote.color} />,
          title: (
            <>
              {quote.customerName ?? quote.customerEmail ?? text.noContact}
              <span className="block text-admin font-normal">
                <QuoteReference quote={quote} isWholeCard />
              </span>
            </>
          ),
          end: pounds(quote.totalPrice),
          lines: [
            `${quote.color.name}, ${shortThickness(quote.thickness)}`,
            `${sizeWords(quote)} mm, ${shortTime(quote.createdAt)}`,
            <FilesNote key="files" quote={quote} />,
            <DepositBadge key="deposit" quote={quote} />,
          ],
          footStart: <StatusBadge status={quote.status} />,
          footEnd: <QuoteMenu quote={quote} />,
        })}
        empty={
          isFiltered ? (
            <NoMatch measure={text.measure} />
          ) : (
            <EmptyState measure={text.measure} title={text.empty} detail={text.emptyDetail} />
          )
        }
      />
    </AdminPage>
  );
}
