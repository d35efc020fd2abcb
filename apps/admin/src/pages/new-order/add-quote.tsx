import { type AdminQuote, type AdminQuoteDetail, isEmail, paths } from '@app/contracts';
import { formatPounds } from '@app/pricing';
import { Button, Reference, useDebounced } from '@app/ui';
import { optionalData } from '@app/web-client';
import { Plus } from 'lucide-react';
import { NewTopButton } from '../../features/people/person-link';
import { FindQuote, fetchQuote } from '../../features/quotes/find-quote';
import { orderBlockerOf } from '../../features/quotes/order-blocker';
import { sizeText, stoneText } from '../../features/quotes/stone-text';
import { useAdminMutation, useAdminQuery } from '../../lib/api';
import { text } from './text';

interface AddQuoteProps {
  quotes: readonly AdminQuoteDetail[];
  customer: { name: string; email: string; phone: string };
  onAdd: (quotes: readonly AdminQuoteDetail[]) => void;
}

export function AddQuote({ quotes, customer, onAdd }: AddQuoteProps) {
  const isAdded = (id: string) => quotes.some((quote) => quote.id === id);
  const job = quotes.find(({ jobDetail }) => jobDetail)?.jobDetail;
  const otherQuotesOfJob = job?.tops.filter(({ id }) => !isAdded(id)) ?? [];
  const addJob = useAdminMutation({
    invalidates: [],
    mutationFn: () => Promise.all(otherQuotesOfJob.map(({ id }) => fetchQuote(id))),
    failure: text.failed,
    onSuccess: onAdd,
  });
  return (
    <div className="mt-3.5 grid grid-cols-[minmax(0,1fr)] gap-3">
      <OpenQuotes email={customer.email} isAdded={isAdded} onAdd={onAdd} />
      <p>
        <NewTopButton
          label={text.newTop}
          quoteIds={quotes.map(({ id }) => id)}
          customer={{
            name: customer.name || null,
            email: customer.email || null,
            phone: customer.phone || null,
          }}
        />
      </p>
      <FindQuote
        label={quotes.length > 0 ? text.quote : text.firstQuote}
        addLabel={text.add}
        rejectionOf={({ id }) => (isAdded(id) ? text.isIn : null)}
        onFound={(quote) => onAdd([quote])}
      />
      {job && otherQuotesOfJob.length > 0 && (
        <p>
          <Button
            isPending={addJob.isPending}
            onClick={() => addJob.mutate()}
            className="max-tablet:h-auto max-tablet:whitespace-normal"
          >
            {text.ofJob(otherQuotesOfJob.length, job.name)}
          </Button>
        </p>
      )}
    </div>
  );
}

interface OpenQuotesProps {
  email: string;
  isAdded: (id: string) => boolean;
  onAdd: (quotes: readonly AdminQuoteDetail[]) => void;
}

const typingPauseMs = 250;
const maxShown = 5;

/** Quotes of the same customer that can be ordered too. */
function OpenQuotes({ email, isAdded, onAdd }: OpenQuotesProps) {
  const address = useDebounced(email.trim().toLowerCase(), typingPauseMs);
  const found = optionalData(
    useAdminQuery<AdminQuote[]>(
      `${paths.adminQuotes}?${new URLSearchParams({ search: address }).toString()}`,
      {
        isEnabled: isEmail(address),
      },
    ),
  );
  const add = useAdminMutation({
    invalidates: [],
    mutationFn: async (id: string) => [await fetchQuote(id)],
    failure: text.failed,
    onSuccess: onAdd,
  });
  const open = (isEmail(address) && found ? found : [])
    .filter((quote) => quote.customerEmail?.toLowerCase() === address && !isAdded(quote.id))
    .filter((quote) => orderBlockerOf(quote) === null && new Date(quote.validUntil) > new Date())
    .slice(0, maxShown);
  if (open.length === 0) return null;
  return (
    <div>
      <p className="text-caption text-ink-3">{text.openQuotes}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {open.map((quote) => (
          <li key={quote.id}>
            <Button
              icon={Plus}
              isPending={add.isPending && add.variables === quote.id}
              onClick={() => add.mutate(quote.id)}
              className="max-tablet:h-auto max-tablet:whitespace-normal"
            >
              <span>
                <Reference>{quote.reference}</Reference>, {stoneText(quote)}, {sizeText(quote)} mm,{' '}
                <span translate="no">{formatPounds(quote.totalPrice)}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
