import type { AdminOrderRow } from '@app/contracts';
import { cx, Reference, Skeleton } from '@app/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { customerOf, NextStepCell, priceOf, StatusBadge } from './order-columns';
import { StoneThumbnails } from './stone-thumbnails';
import { text } from './text';
import { colorsOf, describeTops } from './describe-tops';

const expectedCards = 6;

interface OrderCardsProps {
  rows: readonly AdminOrderRow[] | undefined;
  hrefOf: (row: AdminOrderRow) => string;
}

/** For phones. Each card is a link; other controls lie on top of it. */
export const OrderCards = ({ rows, hrefOf }: OrderCardsProps) => (
  <ul
    aria-label={text.list}
    className="num overflow-hidden rounded-3 border border-line bg-surface text-small [&>li]:not-first:border-t"
  >
    {rows?.map((row) => <OrderCard key={row.id} row={row} href={hrefOf(row)} />) ??
      Array.from({ length: expectedCards }, (_, index) => (
        <Card key={index}>
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="mt-2 h-4 w-3/4" />
          <Skeleton className="mt-4 h-6 w-24" />
        </Card>
      ))}
  </ul>
);

const Card = ({ isDimmed = false, children }: { isDimmed?: boolean; children: ReactNode }) => (
  <li className={cx('relative border-line p-3.5', isDimmed && 'bg-paper')}>{children}</li>
);

function OrderCard({ row, href }: { row: AdminOrderRow; href: string }) {
  const isQuote = row.kind === 'quote';
  const [name] = customerOf(row);
  const [what] = describeTops(row);
  return (
    <Card isDimmed={isQuote}>
      <div className="flex items-start gap-3">
        <StoneThumbnails colors={colorsOf(row)} />
        <div className="min-w-0 flex-1 leading-snug">
          <Link
            href={href}
            className={cx(
              'block text-label [overflow-wrap:anywhere] after:absolute after:inset-0',
              isQuote ? 'font-label text-ink-2' : 'font-strong',
            )}
          >
            {name}
          </Link>
          <Reference className="text-ink-3">{row.reference}</Reference>
        </div>
        <div className="max-w-1/2 text-right leading-snug">
          <span className={cx('block text-label', isQuote && 'text-ink-2')}>{priceOf(row)}</span>
          <span className="block [overflow-wrap:anywhere] text-ink-3">{what}</span>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <StatusBadge row={row} />
        <NextStepCell row={row} />
      </div>
    </Card>
  );
}
