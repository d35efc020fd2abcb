import { Reference } from '@app/ui';
import { Link } from 'wouter';

export const OrderLinks = ({ quotes }: { quotes: readonly { id: string; reference: string }[] }) => (
  <span className="num flex flex-wrap gap-x-2.5">
    {quotes.map(({ id, reference }) => (
      <Link
        key={id}
        href={`/?item=${encodeURIComponent(id)}`}
        className="inline-flex min-h-6 items-center font-strong text-chalk hover:underline"
      >
        <Reference>{reference}</Reference>
      </Link>
    ))}
  </span>
);
