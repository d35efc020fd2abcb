import type { AdminOrderLine } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { Badge, cx, Reference, wholeReferences } from '@app/ui';
import { lineStateOf } from '../../features/orders/line-state';
import { contactOf } from '../../features/orders/quote-text';
import { text as orderText } from '../../features/orders/text';
import { shortDay } from '../../lib/status/short-time';
import { type Column, TwoLines } from '../../lib/table/columns';
import { colorsOf, describeTops } from './describe-tops';
import { type LineNextStep, nextStepOfLine } from './line-next-step';
import { OrderMenu } from './panel/order-menu';
import { QuoteLink } from './panel/related-quotes';
import { StoneThumbnails } from './stone-thumbnails';
import { text } from './text';

type LineColumn = Column<AdminOrderLine>;

const { columns: headers } = text;

export const priceOf = (line: AdminOrderLine): string =>
  formatPounds(line.kind === 'order' ? line.price : line.totalPrice);

export const sinceOf = (line: AdminOrderLine): string =>
  line.kind === 'order' ? line.since : line.createdAt;

const jobOf = (line: AdminOrderLine) => (line.kind === 'order' ? line.jobName : line.job?.name);

/** The job's name or the contact details come second. */
export function customerOf(line: AdminOrderLine): [first: string, second: string | undefined] {
  const [first = orderText.noContact, second = orderText.channels[line.channel]] = contactOf(line);
  return [first, jobOf(line) ?? second];
}

const reference: LineColumn = {
  id: 'reference',
  header: headers.reference,
  sort: 'reference',
  cell: ({ kind, reference }) => (
    <Reference className={kind === 'order' ? 'font-strong' : 'font-normal text-ink-2'}>{reference}</Reference>
  ),
};

const customer = (below?: (line: AdminOrderLine) => string): LineColumn => ({
  id: 'customer',
  header: headers.customer,
  cell: (line) => {
    const [first, second] = customerOf(line);
    return (
      <TwoLines
        className={cx('max-w-45', line.kind === 'quote' && 'text-ink-2')}
        first={<span className={line.kind === 'order' ? 'font-label' : undefined}>{first}</span>}
        second={below?.(line) ?? second}
      />
    );
  },
});

const price: LineColumn = {
  id: 'total',
  header: headers.price,
  sort: 'total',
  align: 'end',
  cell: (line) => <span className={line.kind === 'quote' ? 'text-ink-2' : undefined}>{priceOf(line)}</span>,
};

export const wideColumns = (openQuote: (id: string) => void): readonly LineColumn[] => [
  reference,
  customer(),
  {
    id: 'stones',
    header: headers.stones,
    isHeaderHidden: true,
    skeletonClass: 'size-9.5',
    cell: (line) => <StoneThumbnails colors={colorsOf(line)} />,
  },
  {
    id: 'what',
    header: headers.what,
    skeletonClass: 'w-36',
    cell: (line) => {
      const [first, second] = describeTops(line);
      return (
        <TwoLines
          className={cx('max-w-44', line.kind === 'quote' && 'text-ink-2')}
          first={first}
          second={second}
        />
      );
    },
  },
  price,
  { id: 'where', header: headers.where, cell: (line) => <WhereBadge line={line} /> },
  { id: 'next', header: headers.next, skeletonClass: 'w-36', cell: (line) => <NextStepCell line={line} /> },
  {
    id: 'since',
    header: headers.since,
    sort: 'created',
    align: 'end',
    hideWhen: 'below-full',
    cell: (line) => <span className="whitespace-nowrap text-ink-3">{shortDay(sinceOf(line))}</span>,
  },
  {
    id: 'menu',
    header: headers.actions,
    isHeaderHidden: true,
    align: 'end',
    skeletonClass: 'w-4',
    cell: (line) =>
      line.kind === 'quote' && (
        <span className="flex justify-end">
          <OrderMenu quote={line} onOpen={() => openQuote(line.id)} />
        </span>
      ),
  },
];

export const narrowColumns: readonly LineColumn[] = [
  reference,
  customer((line) => lineStateOf(line).words),
  price,
];

export function WhereBadge({ line }: { line: AdminOrderLine }) {
  const { words, tone } = lineStateOf(line);
  return <Badge tone={tone}>{words}</Badge>;
}

const toneClass: Record<LineNextStep['tone'], string> = {
  plain: '',
  soon: 'font-strong text-warn',
  late: 'font-strong text-bad',
  over: 'text-ink-2',
};

export function NextStepCell({ line }: { line: AdminOrderLine }) {
  const { words, tone, quoteId } = nextStepOfLine(line);
  const content = wholeReferences(words);
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
