import type { OrderLabel } from '@app/contracts';
import { Reference } from '@app/ui';
import { Link } from 'wouter';
import { orderPath, quotePath } from '../../lib/use-url-state';

interface OrderLinksProps {
  order: OrderLabel | null;
  quotes: readonly { id: string; reference: string }[];
}

/** Links to the order, or to its quotes while nothing is ordered. */
export const linksTo = ({ order, quotes }: OrderLinksProps): { href: string; reference: string }[] =>
  order
    ? [{ href: orderPath(order.id), reference: order.reference }]
    : quotes.map(({ id, reference }) => ({ href: quotePath(id), reference }));

export const OrderLinks = (props: OrderLinksProps) => (
  <span className="num flex flex-wrap gap-x-2.5">
    {linksTo(props).map(({ href, reference }) => (
      <Link
        key={href}
        href={href}
        className="inline-flex min-h-6 items-center font-strong text-chalk hover:underline"
      >
        <Reference>{reference}</Reference>
      </Link>
    ))}
  </span>
);
