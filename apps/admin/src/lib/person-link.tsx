import { Link } from 'wouter';

const text = 'Customer’s record';

/** What names the customer travels beside the address, as addresses are logged: see {@link linkedPerson}. */
export const PersonLink = ({ personKey, className }: { personKey: string; className?: string }) => (
  <Link href="/people" state={{ personKey }} className={className ?? 'text-chalk hover:underline'}>
    {text}
  </Link>
);

/** Whose record a link led to, on the page of people; null: nobody's. */
export const linkedPerson = (): string | null =>
  (window.history.state as { personKey?: string } | null)?.personKey ?? null;
