import type { AdminOrderRow } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { Badge, cx, Reference, wholeReferences } from '@app/ui';
import { rowStatusOf } from '../../features/orders/row-status';
import { contactDetailsOf } from '../../features/orders/quote-text';
import { text as orderText } from '../../features/orders/text';
import { shortDay } from '../../lib/status/short-time';
import { type Column, TwoLines } from '../../lib/table';
import { useUrlState } from '../../lib/use-url-state';
import { colorsOf, describeTops } from './describe-tops';
import { type RowNextStep, nextStepOfRow } from './row-next-step';
import { OrderMenu } from './panel/order-menu';
import { QuoteLink } from './panel/related-quotes';
import { StoneThumbnails } from './stone-thumbnails';
import { text } from './text';

type RowColumn = Column<AdminOrderRow>;

const { columns: headers } = text;

export const priceOf = (row: AdminOrderRow): string =>
  formatPounds(row.kind === 'order' ? row.price : row.totalPrice);

const sinceOf = (row: AdminOrderRow): string => (row.kind === 'order' ? row.since : row.createdAt);

const jobOf = (row: AdminOrderRow) => (row.kind === 'order' ? row.jobName : row.job?.name);

/** The job's name or the contact details come second. */
export function customerOf(row: AdminOrderRow): [first: string, second: string | undefined] {
  const [first = orderText.noContact, second = orderText.channels[row.channel]] = contactDetailsOf(row);
  return [first, jobOf(row) ?? second];
}

const reference: RowColumn = {
  header: headers.reference,
  sort: 'reference',
  cell: ({ kind, reference }) => (
    <Reference className={kind === 'order' ? 'font-strong' : 'font-normal text-ink-2'}>{reference}</Reference>
  ),
};

const customer = (secondLine?: (row: AdminOrderRow) => string): RowColumn => ({
  header: headers.customer,
  cell: (row) => {
    const [first, second] = customerOf(row);
    return (
      <TwoLines
        className={cx('max-w-45', row.kind === 'quote' && 'text-ink-2')}
        first={<span className={row.kind === 'order' ? 'font-label' : undefined}>{first}</span>}
        second={secondLine?.(row) ?? second}
      />
    );
  },
});

const price: RowColumn = {
  header: headers.price,
  sort: 'total',
  align: 'end',
  cell: (row) => <span className={row.kind === 'quote' ? 'text-ink-2' : undefined}>{priceOf(row)}</span>,
};

export const wideColumns = (openQuote: (id: string) => void): readonly RowColumn[] => [
  reference,
  customer(),
  {
    header: headers.stones,
    isHeaderHidden: true,
    skeletonClass: 'size-9.5',
    cell: (row) => <StoneThumbnails colors={colorsOf(row)} />,
  },
  {
    header: headers.what,
    skeletonClass: 'w-36',
    cell: (row) => {
      const [first, second] = describeTops(row);
      return (
        <TwoLines
          className={cx('max-w-44', row.kind === 'quote' && 'text-ink-2')}
          first={first}
          second={second}
        />
      );
    },
  },
  price,
  { header: headers.where, cell: (row) => <StatusBadge row={row} /> },
  { header: headers.next, skeletonClass: 'w-36', cell: (row) => <NextStepCell row={row} /> },
  {
    header: headers.since,
    sort: 'created',
    align: 'end',
    hideWhen: 'below-full',
    cell: (row) => <span className="whitespace-nowrap text-ink-3">{shortDay(sinceOf(row))}</span>,
  },
  {
    header: headers.actions,
    isHeaderHidden: true,
    align: 'end',
    skeletonClass: 'w-4',
    cell: (row) =>
      row.kind === 'quote' && (
        <span className="flex justify-end">
          <OrderMenu quote={row} onOpen={() => openQuote(row.id)} />
        </span>
      ),
  },
];

export const narrowColumns: readonly RowColumn[] = [
  reference,
  customer((row) => rowStatusOf(row).label),
  price,
];

export function StatusBadge({ row }: { row: AdminOrderRow }) {
  const { label, tone } = rowStatusOf(row);
  return <Badge tone={tone}>{label}</Badge>;
}

const toneClass: Record<RowNextStep['tone'], string> = {
  plain: '',
  soon: 'font-strong text-warn',
  late: 'font-strong text-bad',
  none: 'text-ink-2',
};

export function NextStepCell({ row }: { row: AdminOrderRow }) {
  const show = useUrlState().get('show');
  const { label, tone, quoteId } = nextStepOfRow(row, { isAboutMoney: show === 'due' || show === 'overdue' });
  const content = wholeReferences(label);
  if (quoteId !== undefined)
    return (
      // On phones the whole card is a link, and this one is above it.
      <QuoteLink
        id={quoteId}
        className="max-wide:relative max-wide:z-1 max-wide:inline-flex max-wide:min-h-11 max-wide:items-center"
      >
        {content}
      </QuoteLink>
    );
  return <span className={toneClass[tone]}>{content}</span>;
}
