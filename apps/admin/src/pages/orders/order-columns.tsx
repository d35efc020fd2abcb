import { Reference } from '@app/ui';
import type { AdminQuote } from '@app/contracts';
import { formatPounds, formatSize } from '@app/pricing';
import { CustomerLines, DepositCell, FilesNote, StoneCell } from '../../features/orders/order-cells';
import { OrderMenu } from '../../features/orders/order-menu';
import { OrderStatusMenu } from '../../features/orders/order-status-menu';
import { QuoteMarks } from '../../features/orders/quote-marks';
import { contactOf, stateSummary } from '../../features/orders/quote-words';
import { StoneThumbnail } from '../../lib/quotes/stone-thumbnail';
import { sizeWords, stoneWords } from '../../lib/quotes/stone-words';
import { text as orderText } from '../../features/orders/text';
import { shortDay } from '../../lib/status/short-time';
import { type CardParts, type Column, createdColumn } from '../../lib/table/columns';
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
  { ...createdColumn(text.created, shortDay), isLeftOut: 'below-full' },
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

export const narrowColumns: readonly OrderColumn[] = [
  reference,
  {
    id: 'customer',
    header: text.customer,
    cell: (quote) => <CustomerLines quote={quote} below={stateSummary(quote)} />,
  },
  { ...size, isLeftOut: 'below-full' },
  total,
];

/** A quote on a phone (design §7, 'Orders'). */
export const orderCard = (quote: AdminQuote): CardParts => ({
  picture: <StoneThumbnail color={quote.color} />,
  title: contactOf(quote)[0] ?? orderText.noContact,
  end: formatPounds(quote.totalPrice),
  lines: [
    `${stoneWords(quote)}, ${formatSize({ lengthMm: quote.length, widthMm: quote.width })}`,
    <span key="reference" className="flex flex-wrap items-center gap-x-2 text-caption text-ink-3">
      <span>
        <Reference>{quote.reference}</Reference>, {shortDay(quote.createdAt)}
      </span>
      <FilesNote quote={quote} />
    </span>,
    <QuoteMarks key="marks" quote={quote} />,
  ],
  footStart: <DepositCell quote={quote} />,
  footEnd: <OrderStatusMenu quote={quote} />,
});

function QuoteReference({ reference }: { reference: string }) {
  const cut = reference.lastIndexOf('-') + 1;
  return (
    <Reference className="font-normal">
      <span className="text-ink-3">{reference.slice(0, cut)}</span>
      {reference.slice(cut)}
    </Reference>
  );
}
