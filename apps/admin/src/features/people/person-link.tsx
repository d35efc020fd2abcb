import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { LinkButton } from '../../lib/controls/link-button';
import { newQuotePath } from '../../lib/use-url-state';

const text = { record: 'Customer’s record', newQuote: 'New quote' };

interface Customer {
  name: string | null;
  email: string | null;
  phone: string | null;
}

/** The key goes into the history state, as addresses are logged; see {@link linkedPerson}. */
export const PersonLink = ({ personKey, className }: { personKey: string; className?: string }) => (
  <Link href="/people" state={{ personKey }} className={className ?? 'text-chalk hover:underline'}>
    {text.record}
  </Link>
);

/** Key from a {@link PersonLink}; null: none. */
export const linkedPerson = (): string | null =>
  (window.history.state as { personKey?: string } | null)?.personKey ?? null;

/** The customer goes into the history state, as addresses are logged. */
export const NewQuoteButton = ({ customer }: { customer: Customer }) => (
  <LinkButton to={newQuotePath} state={{ customer }} icon={Plus}>
    {text.newQuote}
  </LinkButton>
);

/** Customer from a {@link NewQuoteButton}; null: none. */
export const linkedCustomer = (): Customer | null =>
  (window.history.state as { customer?: Customer } | null)?.customer ?? null;
