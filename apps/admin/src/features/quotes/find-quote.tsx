import { type AdminQuote, type AdminQuoteDetail, paths } from '@app/contracts';
import { apiQuery } from '@app/web-client';
import { Plus } from 'lucide-react';
import { type Ref, useState } from 'react';
import { useAdminMutation } from '../../lib/api';
import { LookUpField } from '../../lib/form';

const text = {
  unknown: (typed: string) => `No quote ${typed} was found.`,
  lookUpFailed: 'The quote could not be loaded.',
} as const;

interface FindQuoteProps {
  label: string;
  addLabel: string;
  /** Why the quote cannot be added; null: it can. */
  rejectionOf: (quote: AdminQuoteDetail) => string | null;
  onFound: (quote: AdminQuoteDetail) => void;
  /** Error until a quote is looked up. */
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

export const fetchQuote = (id: string) => apiQuery<AdminQuoteDetail>(paths.adminQuote(id));

export function FindQuote({ label, addLabel, rejectionOf, onFound, error, ref }: FindQuoteProps) {
  const [typed, setTyped] = useState('');
  const [rejection, setRejection] = useState<string | null>(null);
  const find = useAdminMutation({
    invalidates: [],
    mutationFn: async (asked: string) => {
      const reference = asked.toUpperCase();
      const query = new URLSearchParams({ search: reference });
      const found = await apiQuery<AdminQuote[]>(`${paths.adminQuotes}?${query.toString()}`);
      const quote =
        found.find((match) => match.reference === reference) ?? (found.length === 1 ? found[0] : null);
      return quote ? fetchQuote(quote.id) : null;
    },
    failure: text.lookUpFailed,
    onSuccess: (quote, asked) => {
      const problem = quote ? rejectionOf(quote) : text.unknown(asked);
      setRejection(problem);
      if (!quote || problem !== null) return;
      setTyped('');
      onFound(quote);
    },
  });
  return (
    <LookUpField
      ref={ref}
      label={label}
      buttonLabel={addLabel}
      icon={Plus}
      autoCapitalize="characters"
      typed={typed}
      onTyped={setTyped}
      onLookUp={find.mutate}
      isPending={find.isPending}
      error={rejection ?? error}
    />
  );
}
