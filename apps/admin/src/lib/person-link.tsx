import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { LinkButton } from './controls/link-button';
import { newQuotePath } from './url/use-url-state';

const text = { record: 'Customer’s record', newQuote: 'New quote' };

interface Customer {
  name: string | null;
  email: string | null;
  phone: string | null;
}

/** What names the customer travels beside the address, as addresses are logged: see {@link linkedPerson}. */
export const PersonLink = ({ personKey, className }: { personKey: string; className?: string }) => (
  <Link href="/people" state={{ personKey }} className={className ?? 'text-chalk hover:underline'}>
    {text.record}
  </Link>
);

/** Whose record a link led to, on the page of people; null: nobody's. */
export const linkedPerson = (): string | null =>
  (window.history.state as { personKey?: string } | null)?.personKey ?? null;

/** A new quote for somebody who is known; who that is travels like the key of a record. */
export const NewQuoteButton = ({ customer }: { customer: Customer }) => (
  <LinkButton to={newQuotePath} state={{ customer }} icon={Plus}>
    {text.newQuote}
  </LinkButton>
);

/** For whom a link led to the page of a new quote; null: for somebody who is not known yet. */
export const linkedCustomer = (): Customer | null =>
  (window.history.state as { customer?: Customer } | null)?.customer ?? null;
