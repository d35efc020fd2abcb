import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { LinkButton } from '../../lib/controls';
import { newQuotePath } from '../../lib/use-url-state';

const text = { record: 'View record', newQuote: 'New quote' };

interface Customer {
  name: string | null;
  email: string | null;
  phone: string | null;
}

export const toPerson = (personKey: string) => ({ href: '/people', state: { personKey } });

/** The key is passed in the history state, because URLs are logged; see {@link usePersonKeyFromLink}. */
export const PersonLink = ({ personKey, className }: { personKey: string; className?: string }) => (
  <Link {...toPerson(personKey)} className={className ?? 'text-chalk hover:underline'}>
    {text.record}
  </Link>
);

/** Key from a {@link PersonLink}; null: none. */
export const usePersonKeyFromLink = (): string | null =>
  useHistoryState<{ personKey?: string } | null>()?.personKey ?? null;

/** The customer is passed in the history state, because URLs are logged. */
export const NewQuoteButton = ({ customer }: { customer: Customer }) => (
  <LinkButton to={newQuotePath} state={{ customer }} icon={Plus}>
    {text.newQuote}
  </LinkButton>
);

/** Customer from a {@link NewQuoteButton}; null: none. */
export const customerFromLink = (): Customer | null =>
  (window.history.state as { customer?: Customer } | null)?.customer ?? null;

/** A new top for an order that is being taken: its quotes and customer go along, and come back. */
export const NewTopButton = ({
  label,
  quoteIds,
  customer,
}: {
  label: string;
  quoteIds: readonly string[];
  customer: Customer;
}) => (
  <LinkButton to={newQuotePath} state={{ customer, quoteIds }} icon={Plus}>
    {label}
  </LinkButton>
);

/** Quotes from a {@link NewTopButton}. */
export const quotesFromLink = (): readonly string[] =>
  (window.history.state as { quoteIds?: readonly string[] } | null)?.quoteIds ?? [];
