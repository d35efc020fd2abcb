import type { AdminQuote } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { CustomerLines } from '../../features/orders/customer-lines';
import { DepositCell } from '../../features/orders/deposit-cell';
import { OrderMenu } from '../../features/orders/order-menu';
import { OrderStatusMenu } from '../../features/orders/order-status-menu';
import { QuoteMarks } from '../../features/orders/quote-marks';
import { QuoteReference } from '../../features/orders/quote-reference';
import { sizeWords, stateInShort } from '../../features/orders/quote-words';
import { StoneCell } from '../../features/orders/stone-cell';
import { shortDay } from '../../lib/status/short-time';
import type { Column } from '../../lib/table/column';
import { text } from './text';

type OrderColumn = Column<AdminQuote>;

const reference: OrderColumn = {
  id: 'reference',
  header: text.quote,
  sort: 'reference',
  cell: (quote) => (
    <span className="block leading-tight">
      <QuoteReference reference={quote.reference} />
      <QuoteMarks quote={quote} />
    </span>
  ),
};
const size: OrderColumn = {
  id: 'size',
  header: text.size,
  align: 'end',
  cell: (quote) => <span className="whitespace-nowrap">{sizeWords(quote)}</span>,
};
const total: OrderColumn = {
  id: 'total',
  header: text.total,
  sort: 'total',
  align: 'end',
  cell: (quote) => formatPounds(quote.totalPrice),
};

/** The list over the whole page. */
export const wideColumns = (open: (quote: AdminQuote) => void): readonly OrderColumn[] => [
  reference,
  { id: 'customer', header: text.customer, cell: (quote) => <CustomerLines quote={quote} /> },
  {
    id: 'stone',
    header: text.stone,
    skeletonClass: 'w-36',
    cell: (quote) => <StoneCell quote={quote} />,
  },
  size,
  total,
  { id: 'deposit', header: text.deposit, cell: (quote) => <DepositCell quote={quote} /> },
  {
    id: 'status',
    header: text.status,
    sort: 'status',
    cell: (quote) => <OrderStatusMenu quote={quote} />,
  },
  {
    id: 'created',
    header: text.created,
    sort: 'created',
    align: 'end',
    isLeftOut: 'below-full',
    cell: (quote) => <span className="whitespace-nowrap text-ink-3">{shortDay(quote.createdAt)}</span>,
  },
  {
    id: 'menu',
    header: text.actions,
    isHeaderHidden: true,
    align: 'end',
    skeletonClass: 'w-4',
    cell: (quote) => (
      <span className="flex justify-end">
        <OrderMenu quote={quote} onOpen={() => open(quote)} />
      </span>
    ),
  },
];

/** The list beside an open quote: enough to find the next one. */
export const narrowColumns: readonly OrderColumn[] = [
  reference,
  {
    id: 'customer',
    header: text.customer,
    cell: (quote) => <CustomerLines quote={quote} below={stateInShort(quote)} />,
  },
  { ...size, isLeftOut: 'below-full' },
  total,
];
