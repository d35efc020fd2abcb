import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { LinkButton } from '../../lib/controls/link-button';
import { newQuotePath } from '../../lib/use-url-state';

const text = { record: 'View record', newQuote: 'New quote' };

interface Customer {
  name: string | null;
  email: string | null;
  phone: string | null;
}

/** The key is passed in the history state, because URLs are logged; see {@link personKeyFromLink}. */
export const PersonLink = ({ personKey, className }: { personKey: string; className?: string }) => (
  <Link href="/people" state={{ personKey }} className={className ?? 'text-chalk hover:underline'}>
    {text.record}
  </Link>
);

/** Key from a {@link PersonLink}; null: none. */
export const personKeyFromLink = (): string | null =>
  (window.history.state as { personKey?: string } | null)?.personKey ?? null;

/** The customer is passed in the history state, because URLs are logged. */
export const NewQuoteButton = ({ customer }: { customer: Customer }) => (
  <LinkButton to={newQuotePath} state={{ customer }} icon={Plus}>
    {text.newQuote}
  </LinkButton>
);

/** Customer from a {@link NewQuoteButton}; null: none. */
export const customerFromLink = (): Customer | null =>
  (window.history.state as { customer?: Customer } | null)?.customer ?? null;
